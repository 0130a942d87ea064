import type { AnswerOf, Endpoint } from "../../platform/contract";
import type { gateConflicts, gateEvents, gateList, gateScan, SentScan } from "../contract";
import { mostScansAtOnce } from "../limits";
import { forgetScans, listScans, type WaitingScan } from "./kept";

/** No answer at all, as against a refusal. */
export class Unreachable extends Error {}

export const askEvents = () => call<typeof gateEvents>("GET", "events");
export const askList = (event: string) => call<typeof gateList>("GET", `list?event=${event}`);
export const askConflicts = (event: string) => call<typeof gateConflicts>("GET", `conflicts?event=${event}`);

/** Somebody stands at the gate: whoever doesn't answer soon is not waited for. */
export const sendScan = (scan: WaitingScan, scanner: string) => send([scan], scanner, 1_500);

/** Sends what waits, in parts. What the server has confirmed is forgotten, and nothing else. */
export async function sendQueue(scanner: string): Promise<AnswerOf<typeof gateScan> | null> {
	let answer: AnswerOf<typeof gateScan> | null = null;
	const waiting = await listScans();
	for (const own of Map.groupBy(waiting, ({ event, gate }) => `${event} ${gate}`).values()) {
		for (let at = 0; at < own.length; at += mostScansAtOnce) {
			answer = await send(own.slice(at, at + mostScansAtOnce), scanner, 15_000);
			await forgetScans(answer.results.map(({ id }) => id));
		}
	}
	return answer;
}

function send(scans: WaitingScan[], scanner: string, patience: number) {
	const { event, gate } = scans[0]!;
	const sent = scans.map(({ event: _, gate: __, ...scan }): SentScan => scan);
	const body = { event, gate, scanner, sentAt: new Date().toISOString(), scans: sent };
	return call<typeof gateScan>("POST", "scans", body, patience);
}

async function call<E extends Endpoint>(
	method: string,
	path: string,
	body?: object,
	patience = 20_000,
): Promise<AnswerOf<E>> {
	const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? "";
	const language = document.documentElement.lang === "en" ? `${path.includes("?") ? "&" : "?"}lang=en` : "";
	const response = await fetch(`/api/gate/${path}${language}`, {
		method,
		headers: {
			authorization: `Bearer ${decodeURIComponent(token)}`,
			...(body && { "content-type": "application/json" }),
		},
		...(body && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(patience),
	}).catch(() => {
		throw new Unreachable();
	});
	if (response.status >= 500) throw new Unreachable();
	const answer = await response.json();
	if (!response.ok) throw new Error(answer.message);
	return answer;
}
