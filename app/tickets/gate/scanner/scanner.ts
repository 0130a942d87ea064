import { newId } from "../../../platform/data/new-id";
import { formatClock, formatTime } from "../../../platform/words/dates";
import type { GateCounts } from "../contract";
import { longestCode } from "../limits";
import type { Direction } from "../scan-verdicts";
import { type Camera, openCamera, readCode } from "./camera";
import { minutesFast, rightNow, setClock } from "./clock";
import { showConflicts } from "./conflict-list";
import { nameScanner } from "./device";
import { askList, sayGoodbye, sendQueue, sendScan, TurnedAway, Unreachable } from "./gate-calls";
import { type Judged, judgeTicket, note, type StoredList } from "./judge-ticket";
import { cacheScanner } from "./offline-copy";
import { byId, formatNumber, gateName, language, say, toggle } from "./page";
import { addRecent, hideResult, showResult } from "./scan-result";
import { fillGates, showSetup } from "./setup-screen";
import { wakeSound } from "./sounds";
import {
	findOpened,
	forgetOpened,
	forgetScans,
	listScans,
	storeNoted,
	storeOpened,
	storeScan,
} from "./stored";

let list: StoredList;
let gate = "";
let loadedAt = "";
let direction: Direction = "in";
let isLoud = true;
let camera: Camera | null = null;
let isBusy = false;
let offlineSince: string | null = null;
/** There is a network, but this device's session has ended. */
let isTurnedAway = false;
let counts: GateCounts | null = null;
const scanner = nameScanner();

async function start() {
	void cacheScanner();
	byId("open").onclick = () => void openGate();
	byId<HTMLSelectElement>("event").onchange = fillGates;
	byId("close").onclick = () => void closeGate();
	byId("type").onclick = () => showManual(byId("manual").hidden === true);
	byId("manual").onsubmit = (submit) => {
		submit.preventDefault();
		const input = byId<HTMLInputElement>("number");
		void handle(input.value.trim(), true).then(() => {
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
		if (camera) byId("hint").textContent = say(direction === "in" ? "aimIn" : "aimOut");
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
	} else {
		await showSetup();
		await synchronise();
	}
}

async function openGate() {
	wakeSound();
	await loadList(byId<HTMLSelectElement>("event").value, byId<HTMLSelectElement>("gate").value);
}

async function loadList(event: string, at: string) {
	try {
		const waiting = await listScans();
		list = await askList(event);
		setClock(list.now);
		for (const { code, isManual, direction: way, gate: where } of waiting)
			await judgeTicket(list, code, { isManual, direction: way, gate: where });
		gate = at;
		loadedAt = list.now;
		counts = list.counts;
		await storeOpened({ list, gate, loadedAt });
		await showGate();
	} catch (error) {
		const words = error instanceof Unreachable ? say("noNetwork") : (error as Error).message;
		byId(document.body.dataset.screen === "setup" ? "setup-fault" : "hint").textContent = words;
	}
}

async function closeGate() {
	await synchronise();
	if ((await listScans()).length === 0)
		await sayGoodbye(scanner, { event: list.event.slug, gate }).catch(() => {});
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
		formatNumber(list.passes.length),
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
	const code = picture && (await readCode(picture).catch(() => null));
	if (code) await handle(code, false);
	else byId("hint").textContent = say("noCode");
}

/** The server knows what other gates have let in; without it the list and this device's own memory decide. */
async function handle(code: string, isManual: boolean) {
	if (isBusy || document.body.dataset.result) return;
	isBusy = true;
	const scan = {
		id: newId(),
		// Anything longer is no ticket, and the server would reject it.
		code: code.slice(0, longestCode),
		isManual,
		direction,
		at: new Date().toISOString(),
		event: list.event.slug,
		gate,
	};
	try {
		const judged = (await askServer(scan)) ?? (await judgeAlone(scan));
		showResult(judged, { timeZone: list.event.timeZone, isLoud, isManual });
		addRecent(judged);
	} finally {
		isBusy = false;
	}
	await showFigures();
}

async function askServer(scan: Parameters<typeof sendScan>[0]): Promise<Judged | null> {
	// Stored before it is sent, so it is never lost.
	await storeScan(scan);
	try {
		const answer = await sendScan(scan, scanner);
		await forgetScans([scan.id]);
		setOnline();
		setClock(answer.now);
		counts = answer.counts;
		const [result] = answer.results;
		await noteResult(result!);
		return result!;
	} catch (error) {
		if (!(error instanceof Unreachable)) await forgetScans([scan.id]);
		setOffline(error);
		return null;
	}
}

/** Remembered for when the network goes, and after a reload. */
async function noteResult({ number, verdict, gate: where, since }: Judged) {
	const pass = list.passes.find((one) => one.number === number);
	if (!pass) return;
	if (verdict === "in" || verdict === "out") note(pass, verdict, gate, rightNow());
	else if (verdict === "used") note(pass, "in", where ?? gate, since ? new Date(since) : rightNow());
	await storeNoted(pass);
}

async function judgeAlone(scan: Parameters<typeof storeScan>[0]): Promise<Judged> {
	const { isHeld } = counts ?? list.counts;
	const judged = await judgeTicket(list, scan.code, { ...scan, isHeld, now: rightNow() });
	await storeScan({ ...scan, shown: judged.verdict });
	const pass = list.passes.find(({ number }) => number === judged.number);
	if (pass) await storeNoted(pass);
	return judged;
}

let isSending = false;
async function synchronise() {
	if (isSending) return;
	isSending = true;
	const isOpen = document.body.dataset.screen === "gate";
	try {
		const answer = await sendQueue(scanner, isOpen ? { event: list.event.slug, gate } : null);
		if (answer) {
			setClock(answer.now);
			counts = answer.counts;
			setOnline();
		} else if (offlineSince && navigator.onLine) setOnline();
		if (counts?.conflicts) await showConflicts(list.event, counts.conflicts);
	} catch (error) {
		setOffline(error);
	} finally {
		isSending = false;
	}
	if (isOpen) await showFigures();
	else await showUnsent();
}

/** A gate that was closed offline leaves scans behind: they are sent from here, too. */
async function showUnsent() {
	const { length } = await listScans();
	byId("setup-unsent").textContent = length ? say("unsent", formatNumber(length)) : "";
}

const setOffline = (error: unknown) => {
	offlineSince ??= rightNow().toISOString();
	isTurnedAway = error instanceof TurnedAway;
};
const setOnline = () => {
	offlineSince = null;
	isTurnedAway = false;
};

async function showFigures() {
	const waiting = await listScans();
	const own = counts?.gates.find((one) => one.gate === gate);
	const unsent = waiting.filter(({ shown }) => shown === "in").length;
	byId("count-in").textContent = formatNumber((own?.in ?? 0) + unsent);
	byId("count-left").textContent = formatNumber(
		Math.max(0, (counts?.expected ?? list.counts.expected) - unsent),
	);
	byId("count-minute").textContent = formatNumber(Math.round(((own?.lastMinutes ?? 0) + unsent) / 5));
	byId("count-refused").textContent = formatNumber(own?.refused ?? 0);
	showOrders();
	showClock();
	byId("offline").hidden = !offlineSince;
	byId("log-in").hidden = !isTurnedAway;
	if (offlineSince)
		byId("offline-text").textContent = say(
			isTurnedAway ? "turnedAway" : "offline",
			formatClock(offlineSince, language, list.event.timeZone),
			formatNumber(waiting.length),
		);
}

/** Only a difference that a steward would notice. */
function showClock() {
	const minutes = minutesFast();
	byId("clock").hidden = Math.abs(minutes) < 2;
	const words = say(minutes > 0 ? "clockFast" : "clockSlow", formatNumber(Math.abs(minutes)));
	if (!byId("clock").hidden && byId("clock").textContent !== words) byId("clock").textContent = words;
}

/** What the office wants of this gate. */
function showOrders() {
	// A list that was kept by an older version has neither.
	const { isHeld = false, redirects = [] } = counts ?? list.counts;
	const toGate = redirects.find((one) => one.gate === gate)?.toGate;
	byId("orders").hidden = !isHeld && !toGate;
	const words = isHeld ? say("held") : toGate ? say("redirected", gateName(toGate)) : "";
	// Written only when it changes: screen readers read every write aloud.
	if (byId("orders").textContent !== words) byId("orders").textContent = words;
}

void start();
