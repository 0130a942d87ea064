import { formatClock, formatTime } from "../../platform/dates";
import { newId } from "../../platform/new-id";
import type { GateCounts } from "../contract";
import type { Direction } from "../scan-verdicts";
import { type Camera, openCamera, readPicture } from "./camera";
import { showConflicts } from "./conflict-list";
import { nameScanner } from "./device";
import { askList, sayGoodbye, sendQueue, sendScan, Unreachable } from "./gate-calls";
import { type Judged, judgeTicket, type KeptList, note } from "./judge-ticket";
import { findOpened, forgetOpened, forgetScans, keepOpened, keepScan, listScans } from "./kept";
import { keepForOffline } from "./offline-copy";
import { byId, gateName, language, say, toggle, writeNumber } from "./page";
import { addRecent, hideResult, showResult } from "./scan-result";
import { fillGates, showSetup } from "./setup-screen";
import { wakeSound } from "./sounds";

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
		showResult(judged, list.event.timeZone, isLoud);
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
	const judged = await judgeTicket(list, scan.code, { ...scan, isHeld: (counts ?? list.counts).isHeld });
	await keepScan({ ...scan, shown: judged.verdict });
	await keepOpened({ list, gate, loadedAt });
	return judged;
}

let isSending = false;
async function synchronise() {
	if (isSending || document.body.dataset.screen !== "gate") return;
	isSending = true;
	try {
		const answer = await sendQueue(scanner, { event: list.event.slug, gate });
		if (answer) {
			counts = answer.counts;
			setOnline();
		} else if (offlineSince && navigator.onLine) setOnline();
		if (counts?.conflicts) await showConflicts(list.event);
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
	showOrders();
	byId("offline").hidden = !offlineSince;
	if (offlineSince)
		byId("offline-text").textContent = say(
			"offline",
			formatClock(offlineSince, language, list.event.timeZone),
			writeNumber(waiting.length),
		);
}

/** What the office wants of this gate. */
function showOrders() {
	// A list that was kept by an older version has neither.
	const { isHeld = false, redirects = [] } = counts ?? list.counts;
	const toGate = redirects.find((one) => one.gate === gate)?.toGate;
	byId("orders").hidden = !isHeld && !toGate;
	const words = isHeld ? say("held") : toGate ? say("redirected", gateName(toGate)) : "";
	// Written only when it changes: whatever is written there is read aloud.
	if (byId("orders").textContent !== words) byId("orders").textContent = words;
}

void start();
