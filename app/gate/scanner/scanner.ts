import { workerUrl } from "../../notifications/worker-url";
import { formatClock, formatDateTime, formatTime } from "../../platform/dates";
import type { Language } from "../../platform/language";
import type { GateCounts } from "../contract";
import type { Direction, ScanVerdict } from "../scan-verdicts";
import { type Camera, openCamera, readPicture } from "./camera";
import { askConflicts, askEvents, askList, sendQueue, sendScan, Unreachable } from "./gate-calls";
import { type Judged, judgeTicket, type KeptList, note } from "./judge-ticket";
import { findOpened, forgetOpened, forgetScans, keepOpened, keepScan, listScans } from "./kept";
import { play, type Sound, wakeSound } from "./sounds";

/** The gate's page: everything it says is in its HTML, this only fills in and shows. */
const byId = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E;
const language = document.documentElement.lang as Language;
const texts = byId("texts").dataset as Record<string, string>;
const say = (name: string, ...values: (string | number)[]) =>
	values.reduce<string>(
		(text, value, index) => text.replace(`{${index}}`, String(value)),
		texts[name] ?? name,
	);

let list: KeptList;
let gate = "";
let loadedAt = "";
let direction: Direction = "in";
let isLoud = true;
let camera: Camera | null = null;
let isBusy = false;
let offlineSince: string | null = null;
let counts: GateCounts | null = null;
const scanner = nameScanner();

async function start() {
	void keepForOffline();
	byId("open").onclick = () => void openGate();
	byId<HTMLSelectElement>("event").onchange = fillGates;
	byId("close").onclick = () => void closeGate();
	byId("type").onclick = () => showManual(byId("manual").hidden === true);
	byId("manual").onsubmit = (submit) => {
		submit.preventDefault();
		const input = byId<HTMLInputElement>("number");
		void handle(input.value, true).then(() => {
			input.value = "";
		});
	};
	byId("sound").onclick = () => {
		isLoud = !isLoud;
		toggle("sound", isLoud);
	};
	byId("direction").onclick = () => {
		direction = direction === "in" ? "out" : "in";
		toggle("direction", direction === "out");
		byId("hint").textContent = say(direction === "in" ? "aimIn" : "aimOut");
	};
	byId<HTMLInputElement>("picture").onchange = () => void readFile();
	byId("torch").onclick = () => {
		const isOn = byId("torch").getAttribute("aria-pressed") !== "true";
		toggle("torch", isOn);
		camera?.setTorch?.(isOn);
	};
	byId("refresh").onclick = () => void loadList(list.event.slug, gate);
	for (const button of document.querySelectorAll<HTMLElement>("[data-next]")) button.onclick = hideResult;
	addEventListener("online", () => void synchronise());
	setInterval(() => void synchronise(), 5_000);
	const kept = await findOpened();
	if (kept) {
		({ list, gate, loadedAt } = kept);
		await showGate();
	} else await showSetup();
}

async function showSetup() {
	document.body.dataset.screen = "setup";
	try {
		const { events } = await askEvents();
		byId("event").replaceChildren(
			...events.map(({ event, gates }) => {
				const day = formatDateTime(event.startsAt, "short", language, event.venue.timeZone);
				const title = event.opponent ? `${event.title} · ${day}` : `${event.title} · ${day}`;
				const option = new Option(title, event.slug);
				option.dataset.gates = gates.join("|");
				return option;
			}),
		);
		byId("setup-fault").textContent = events.length === 0 ? say("noEvents") : "";
		fillGates();
	} catch (error) {
		byId("setup-fault").textContent =
			error instanceof Unreachable ? say("noNetwork") : (error as Error).message;
	}
}

function fillGates() {
	const [chosen] = byId<HTMLSelectElement>("event").selectedOptions;
	const gates = chosen?.dataset.gates?.split("|") ?? [];
	byId("gate").replaceChildren(...gates.map((name) => new Option(gateName(name), name)));
}

const gateName = (name: string) => (name.length <= 2 ? say("gate", name) : name);

async function openGate() {
	wakeSound();
	await loadList(byId<HTMLSelectElement>("event").value, byId<HTMLSelectElement>("gate").value);
}

async function loadList(event: string, at: string) {
	try {
		const waiting = await listScans();
		list = await askList(event);
		for (const { code, isManual, direction: way, gate: where } of waiting)
			await judgeTicket(list, code, { isManual, direction: way, gate: where });
		gate = at;
		loadedAt = new Date().toISOString();
		counts = list.counts;
		await keepOpened({ list, gate, loadedAt });
		await showGate();
	} catch (error) {
		const words = error instanceof Unreachable ? say("noNetwork") : (error as Error).message;
		byId(document.body.dataset.screen === "setup" ? "setup-fault" : "hint").textContent = words;
	}
}

async function closeGate() {
	await synchronise();
	await forgetOpened();
	location.reload();
}

async function showGate() {
	document.body.dataset.screen = "gate";
	byId("gate-name").textContent = gateName(gate);
	byId("event-name").textContent = list.event.title;
	byId("in-label").textContent = say("inAt", gate);
	byId("foot").textContent = say(
		"foot",
		formatTime(loadedAt, language, list.event.timeZone),
		writeNumber(list.passes.length),
		list.staff,
	);
	await Promise.all([showFigures(), startCamera(), synchronise()]);
}

async function startCamera() {
	if (camera) return;
	try {
		camera = await openCamera(byId<HTMLVideoElement>("video"), (code) => handle(code, false));
		byId("torch").hidden = !camera.setTorch;
		byId("hint").textContent = say("aimIn");
	} catch (error) {
		// Refused, absent or in use: typing and pictures work without it.
		const isRefused = (error as Error).name === "NotAllowedError";
		byId("hint").textContent = say(isRefused ? "cameraRefused" : "cameraAbsent");
		document.body.toggleAttribute("data-blind", true);
		showManual(true);
	}
}

function showManual(isShown: boolean) {
	byId("manual").hidden = !isShown;
	byId("type").setAttribute("aria-expanded", String(isShown));
	if (isShown) byId("number").focus();
}

async function readFile() {
	const input = byId<HTMLInputElement>("picture");
	const [file] = input.files ?? [];
	input.value = "";
	const picture = file && (await createImageBitmap(file).catch(() => null));
	const code = picture && (await readPicture(picture).catch(() => null));
	if (code) await handle(code, false);
	else byId("hint").textContent = say("noCode");
}

/** The server knows what other gates have let in; without it the list and this device's own memory decide. */
async function handle(code: string, isManual: boolean) {
	if (isBusy || document.body.dataset.result) return;
	isBusy = true;
	const scan = {
		id: newId(),
		code,
		isManual,
		direction,
		at: new Date().toISOString(),
		event: list.event.slug,
		gate,
	};
	try {
		const judged = (await askServer(scan)) ?? (await judgeAlone(scan));
		showResult(judged);
		addRecent(judged);
	} finally {
		isBusy = false;
	}
	await showFigures();
}

async function askServer(scan: Parameters<typeof sendScan>[0]): Promise<Judged | null> {
	// Kept before it is sent: whatever happens, it is not lost.
	await keepScan(scan);
	try {
		const answer = await sendScan(scan, scanner);
		await forgetScans([scan.id]);
		setOnline();
		counts = answer.counts;
		const [result] = answer.results;
		const pass = list.passes.find(({ number }) => number === result!.number);
		if (pass && (result!.verdict === "in" || result!.verdict === "out")) note(pass, result!.verdict, gate);
		else if (pass && result!.verdict === "used")
			note(pass, "in", result!.gate ?? gate, result!.since ?? undefined);
		return result!;
	} catch (error) {
		if (!(error instanceof Unreachable)) await forgetScans([scan.id]);
		setOffline();
		return null;
	}
}

async function judgeAlone(scan: Parameters<typeof keepScan>[0]): Promise<Judged> {
	const judged = await judgeTicket(list, scan.code, scan);
	await keepScan({ ...scan, shown: judged.verdict });
	await keepOpened({ list, gate, loadedAt });
	return judged;
}

let isSending = false;
async function synchronise() {
	if (isSending || document.body.dataset.screen !== "gate") return;
	isSending = true;
	try {
		const answer = await sendQueue(scanner);
		if (answer) {
			counts = answer.counts;
			setOnline();
		} else if (offlineSince && navigator.onLine) setOnline();
		if (counts?.conflicts) await showConflicts();
	} catch {
		setOffline();
	} finally {
		isSending = false;
	}
	await showFigures();
}

const setOffline = () => {
	offlineSince ??= new Date().toISOString();
};
const setOnline = () => {
	offlineSince = null;
};

async function showFigures() {
	const waiting = await listScans();
	const own = counts?.gates.find((one) => one.gate === gate);
	const unsent = waiting.filter(({ shown }) => shown === "in").length;
	byId("count-in").textContent = writeNumber((own?.in ?? 0) + unsent);
	byId("count-left").textContent = writeNumber(
		Math.max(0, (counts?.expected ?? list.counts.expected) - unsent),
	);
	byId("count-minute").textContent = writeNumber(Math.round(((own?.lastMinutes ?? 0) + unsent) / 5));
	byId("count-refused").textContent = writeNumber(own?.refused ?? 0);
	byId("offline").hidden = !offlineSince;
	if (offlineSince)
		byId("offline-text").textContent = say(
			"offline",
			formatClock(offlineSince, language, list.event.timeZone),
			writeNumber(waiting.length),
		);
}

async function showConflicts() {
	const { conflicts } = await askConflicts(list.event.slug).catch(() => ({ conflicts: [] }));
	byId("conflicts").hidden = conflicts.length === 0;
	byId("conflict-list").replaceChildren(
		...conflicts.map(({ number, section, scans }) => {
			const item = document.createElement("li");
			const at = (scan: (typeof scans)[number]) =>
				`${gateName(scan.gate)} ${formatClock(scan.at, language, list.event.timeZone)}`;
			item.append(
				bold(`${number.slice(0, 4)} ${number.slice(4)}`),
				` ${section ?? ""} · ${scans.map(at).join(" · ")}`,
			);
			return item;
		}),
	);
}

/** Eight verdicts, five answers: whoever may go out is as green as who may come in, and who can't is as yellow. */
const faces: Record<ScanVerdict, Sound> = {
	in: "in",
	out: "in",
	used: "used",
	"not-inside": "used",
	void: "void",
	frozen: "void",
	"other-event": "other",
	forged: "forged",
};

function showResult(judged: Judged) {
	const { verdict, holder, section, since, gate: where, otherEvent } = judged;
	const face = faces[verdict];
	const panel = byId(`result-${face}`);
	const time = (at: string) => formatTime(at, language, list.event.timeZone);
	const minutes = since && Math.max(0, Math.round((Date.now() - Date.parse(since)) / 60_000));
	const [main, more] = {
		in: [holder ?? say("sold"), section ?? ""],
		out: [say("goesOut"), [holder, section].filter(Boolean).join(" · ")],
		used: [
			since && where ? say("usedAt", time(since), gateName(where)) : say("usedBefore"),
			minutes !== null && minutes !== "" ? say("usedAgo", minutes, holder ?? "") : "",
		],
		"not-inside": [say("notInside"), holder ?? ""],
		void: [
			since ? say("voidAt", formatDateTime(since, "day", language, list.event.timeZone)) : say("voided"),
			say("voidHint"),
		],
		frozen: [say("frozen"), say("frozenHint")],
		"other-event": [
			say("otherFor", otherEvent ?? ""),
			since ? formatDateTime(since, "short", language, list.event.timeZone) : "",
		],
		forged: [say("forged"), say("forgedHint")],
	}[verdict] as [string, string];
	panel.querySelector(".h-m")!.textContent = main;
	panel.querySelector(".h-n")!.textContent = more;
	panel.querySelector(".h-at")!.textContent = new Date().toTimeString().slice(0, 8).replaceAll(":", ".");
	document.body.dataset.result = face;
	panel.querySelector<HTMLElement>("[data-next]")!.focus();
	play(face, isLoud);
	// Green goes by itself: the next fan is already there.
	if (face === "in") setTimeout(() => document.body.dataset.result === face && hideResult(), 1_800);
}

function hideResult() {
	delete document.body.dataset.result;
	if (document.body.hasAttribute("data-blind")) byId("number").focus();
}

function addRecent({ verdict, section, number, otherEvent }: Judged) {
	const face = faces[verdict];
	const item = document.createElement("li");
	item.className = `l-${face}`;
	const time = document.createElement("time");
	time.textContent = new Date().toTimeString().slice(0, 8).replaceAll(":", ".");
	const where = document.createElement("span");
	where.textContent = section ?? otherEvent ?? (number ? `${number.slice(0, 4)} ${number.slice(4)}` : "");
	const mark = document.createElement("i");
	mark.ariaHidden = "true";
	item.append(mark, bold(say(`word-${verdict}`)), where, time);
	byId("recent").prepend(item);
	while (byId("recent").children.length > 8) byId("recent").lastChild?.remove();
}

function bold(text: string) {
	const element = document.createElement("b");
	element.textContent = text;
	return element;
}

const toggle = (id: string, isOn: boolean) => byId(id).setAttribute("aria-pressed", String(isOn));

const writeNumber = (number: number) => number.toLocaleString(language === "en" ? "en-GB" : "id-ID");

/** So that a conflict says which device it was. */
function nameScanner(): string {
	const known = localStorage.getItem("gate-scanner");
	if (known) return known;
	const made = `P-${Math.random().toString(36).slice(2, 6).toUpperCase()}`;
	localStorage.setItem("gate-scanner", made);
	return made;
}

/** `randomUUID` needs HTTPS, and so does the camera; a typed code on plain HTTP does not. */
function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6]! & 0x0f) | 0x40;
	bytes[8] = (bytes[8]! & 0x3f) | 0x80;
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The page, its files and the reader, for the service worker to serve when there is no network. */
async function keepForOffline() {
	if (!("serviceWorker" in navigator) || !("caches" in window)) return;
	await navigator.serviceWorker.register(workerUrl()).catch(() => {});
	const cache = await caches.open("ombak-gate");
	await readPicture(new ImageData(8, 8)).catch(() => {});
	const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
	const own = files.filter(
		({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api/"),
	);
	const paths = new Set(["/gate", ...own.map(({ pathname, search }) => pathname + search)]);
	await Promise.all([...paths].map((path) => cache.add(path).catch(() => {})));
	await navigator.serviceWorker.ready;
	document.body.toggleAttribute("data-kept", true);
}

void start();
