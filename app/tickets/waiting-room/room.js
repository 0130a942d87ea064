// The waiting room's page: takes a place, then asks now and then where it is. Everything else is in the HTML.
const { body } = document;
const { sale, event, lang } = { ...body.dataset, lang: document.documentElement.lang };
const byId = (id) => document.getElementById(id);
const readCookie = (name) => decodeURIComponent(document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? "");
const write = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, lang === "en" ? "," : ".");
const titleBefore = document.title;

let shown = null;
let clockOffset = 0;
let failures = 0;
let timer;
let askedAt = 0;

async function call(method, path, data) {
	const response = await fetch(
		`/api/waiting-room/${path}${lang === "en" ? `${path.includes("?") ? "&" : "?"}lang=en` : ""}`,
		{
			method,
			headers: data && { "content-type": "application/json", authorization: `Bearer ${readCookie("token")}` },
			body: data && JSON.stringify(data),
		},
	);
	const answer = await response.json();
	if (response.ok) return answer;
	throw Object.assign(new Error(answer.message), { status: response.status });
}

async function follow(asking) {
	clearTimeout(timer);
	askedAt = Date.now();
	try {
		show(await asking);
		failures = 0;
	} catch (error) {
		// A refusal is an answer; no answer at all is tried again, later and later.
		if (error.status === 401) return setState("guest");
		if (error.status && error.status < 500) {
			byId("fault").textContent = error.message;
			// A link to a group that is full or gone keeps nobody out: they join alone.
			if (group) {
				group = null;
				return ask();
			}
		}
		failures++;
	}
	body.toggleAttribute("data-failing", failures > 1);
	timer = setTimeout(ask, pause());
}

const ask = () => follow(call("GET", `position?saleId=${sale}`));
const join = (group) => {
	byId("fault").textContent = "";
	return follow(call("POST", "places", { saleId: sale, ...(group && { group }) }));
};

/** Jitter spreads the crowd; at the opening everybody would ask in the same second. */
function pause() {
	if (failures) return Math.min(60, 5 * 2 ** failures) * 1000 * (0.5 + Math.random());
	const usual = shown.askAgainIn * 1000 * (0.85 + 0.3 * Math.random());
	const toOpening = Date.parse(shown.opensAt) - now();
	return !shown.seed && toOpening < usual ? Math.max(0, toOpening) + 2500 + 8000 * Math.random() : usual;
}

const now = () => Date.now() + clockOffset;

function show(answer) {
	const isNew = answer.state !== shown?.state;
	shown = answer;
	clockOffset = Date.parse(answer.now) - Date.now();
	body.toggleAttribute("data-drawn", Boolean(answer.seed));
	body.toggleAttribute("data-held", answer.left <= 0);
	for (const [name, value] of Object.entries({
		lot: answer.lot,
		people: answer.people,
		of: answer.people,
		minutes: answer.minutes,
		left: answer.left > 100 ? Math.round(answer.left / 100) * 100 : answer.left,
		size: answer.group?.size,
	}))
		byId(name).textContent = write(value ?? "");
	byId("code").textContent = answer.group?.code ?? "";
	if (answer.seed) byId("seed").textContent = answer.seed;
	setState(answer.state);
	if (isNew && answer.state === "admitted") {
		// Browsers refuse this, with an error, before the first touch.
		if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
		byId("choose").focus();
	}
	moveFlag();
	tick();
}

function setState(state) {
	if (state === "guest") shown = null;
	body.dataset.state = state;
	tick();
}

/** The big figure: the position, or the time until the opening or the end of the turn. */
function tick() {
	const { state } = body.dataset;
	if (state === "waiting") return draw(write(shown.position), write(shown.position));
	const until =
		state === "admitted"
			? shown.admittedUntil
			: state === "sold-out" || state === "off"
				? null
				: body.dataset.opens;
	const seconds = until && Math.max(0, Math.ceil((Date.parse(until) - now()) / 1000));
	if (!seconds) return draw("", "");
	const two = (number) => String(number).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const time = hours
		? `${two(hours)}.${two(Math.floor(seconds / 60) % 60)}.${two(seconds % 60)}`
		: `${two(Math.floor(seconds / 60))}.${two(seconds % 60)}`;
	// Read out once a minute.
	draw(time, seconds % 60 && byId("say").textContent ? null : time);
	if (state === "admitted") document.title = `${time} · ${titleBefore}`;
}

const svg = (name, attributes) => {
	const element = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const key in attributes) element.setAttribute(key, attributes[key]);
	return element;
};

let drawn;
function draw(text, said) {
	if (said !== null) byId("say").textContent = said;
	if (text === drawn) return;
	drawn = text;
	let x = 0;
	const parts = [...text].map((letter) => {
		const digit = byId(`d${letter}`);
		const width = digit ? digit.viewBox.baseVal.width : 16;
		const part = digit
			? svg("use", { href: `#d${letter}`, x, width, height: 62 })
			: svg("rect", { x: x + 2, y: 49, width: 11, height: 12 });
		x += width + 1;
		return part;
	});
	const figure = byId("num");
	figure.setAttribute("viewBox", `0 0 ${x || 1} 62`);
	figure.replaceChildren(...parts);
}

const height = (x) => 88 - 40 * Math.cos(((x - 83) * Math.PI) / 214);

function drawWave() {
	const wave = byId("wave");
	const points = Array.from(
		{ length: 58 },
		(_, index) => `${index * 20 - 60} ${height(index * 20 - 60).toFixed(1)}`,
	);
	wave.prepend(svg("path", { d: `M${points.join("L")}` }));
	for (let x = 14; x < 1000; x += 21.6)
		wave.insertBefore(
			svg("circle", { cx: x, cy: height(x), r: 7.5 + 3.2 * Math.cos(((x - 403) * Math.PI) / 216) }),
			byId("me"),
		);
	moveFlag();
}

/** The flag is the fan: the door is on the right, whoever stands behind is paler. */
function moveFlag() {
	const { state } = body.dataset;
	const share =
		state === "admitted"
			? 1
			: state === "waiting"
				? 1 - (shown.position - 1) / Math.max(1, shown.people)
				: -1;
	// The whole flag is in sight, also at the door.
	const x = 40 + 900 * share;
	byId("me").setAttribute("display", share < 0 ? "none" : "inline");
	byId("me").setAttribute("transform", `translate(${x} ${height(x)})`);
	for (const circle of byId("wave").querySelectorAll(":scope > circle"))
		circle.classList.toggle("b", circle.cx.baseVal.value < x);
}

// A friend's code outlasts the log-in, which leads by the sale's page.
let group = new URLSearchParams(location.search).get("rombongan") ?? sessionStorage.getItem(event);
sessionStorage.removeItem(event);
byId("log-in").onclick = () => {
	if (group) sessionStorage.setItem(event, group);
	const id = Math.random().toString(36).slice(2);
	document.cookie = `return=${encodeURIComponent(`${id} /buy-ticket/${event}`)}; Path=/; Max-Age=1800; SameSite=Lax`;
	location.assign(`/login/${id}`);
};
byId("take").onclick = () => join(group);
byId("leave").onclick = async () => {
	await call("DELETE", "places", { saleId: sale }).catch(() => {});
	ask();
};
byId("copy").onclick = async ({ currentTarget: button }) => {
	const link = `${location.origin}/antrean/${event}?rombongan=${shown.group.code}`;
	if (navigator.share) return navigator.share({ url: link }).catch(() => {});
	await navigator.clipboard.writeText(link);
	button.textContent = button.dataset.done;
};
byId("group").onsubmit = (submit) => {
	submit.preventDefault();
	join(byId("friend").value);
};
document.addEventListener("visibilitychange", () => {
	if (!document.hidden && shown && Date.now() - askedAt > 10_000) ask();
});
setInterval(tick, 1000);
drawWave();
if (readCookie("token")) join(group);
else setState("guest");
