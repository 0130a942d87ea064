import type { AnswerOf, Endpoint } from "../../../platform/http/contract";
import type { gateConflicts, gateEvents, gateList, gateScan, SentScan } from "../contract";
import { mostScansAtOnce } from "../limits";
import { forgetScans, listScans, type WaitingScan } from "./stored";

/** No answer at all, as opposed to a refusal. */
export class Unreachable extends Error {}
/** The session has ended, or the role was taken away. */
export class TurnedAway extends Error {}

export const askEvents = () => call<typeof gateEvents>("GET", "events");
export const askList = (event: string) => call<typeof gateList>("GET", `list?event=${event}`);
export const askConflicts = (event: string) => call<typeof gateConflicts>("GET", `conflicts?event=${event}`);

/** Somebody stands at the gate, so slow answers are not waited for. */
export const sendScan = async (scan: WaitingScan, scanner: string) =>
	send(scan, [scan], scanner, { patience: 1_500, waiting: (await listScans()).length - 1 });

/** Heartbeat interval between this device and the office, even when nobody comes. */
const quietMilliseconds = 15_000;
let lastSentAt = 0;

/**
 * Sends queued scans in batches. Only what the server has confirmed is deleted. The answer is about the event
 * that is open here, if any is.
 */
export async function sendQueue(
	scanner: string,
	where: Where | null,
): Promise<AnswerOf<typeof gateScan> | null> {
	let answer: AnswerOf<typeof gateScan> | null = null;
	const waiting = await listScans();
	for (const own of Map.groupBy(waiting, ({ event, gate }) => `${event} ${gate}`).values()) {
		for (let at = 0; at < own.length; at += mostScansAtOnce) {
			const part = own.slice(at, at + mostScansAtOnce);
			const sent = await send(own[0]!, part, scanner, {
				patience: 15_000,
				waiting: own.length - at - part.length,
			});
			await forgetScans(sent.results.map(({ id }) => id));
			if (own[0]!.event === where?.event) answer = sent;
		}
	}
	if (where && !answer && Date.now() - lastSentAt > quietMilliseconds)
		answer = await send(where, [], scanner, { patience: 15_000, waiting: 0 });
	return answer;
}

/** The gate closes here: the office need not expect this device any more. */
export const sayGoodbye = (scanner: string, where: Where) =>
	send(where, [], scanner, { patience: 3_000, waiting: 0, isClosing: true });

type Where = { event: string; gate: string };

async function send(
	{ event, gate }: Where,
	scans: WaitingScan[],
	scanner: string,
	{ patience, waiting, isClosing = false }: { patience: number; waiting: number; isClosing?: boolean },
) {
	const sent = scans.map(({ event: _, gate: __, ...scan }): SentScan => scan);
	const sentAt = new Date().toISOString();
	const body = { event, gate, scanner, sentAt, scans: sent, waiting: Math.max(0, waiting), isClosing };
	const answer = await call<typeof gateScan>("POST", "scans", body, patience);
	lastSentAt = Date.now();
	return answer;
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
	if (response.status === 401 || response.status === 403) throw new TurnedAway(answer.message);
	if (!response.ok) throw new Error(answer.message);
	return answer;
}
