import type { AnswerOf } from "../../../platform/http/contract";
import { importPublicKey, verifyTicketCode } from "../../issued/qr/ticket-code";
import { readTicketNumber } from "../../issued/ticket-number";
import type { gateList, ListedTicket, ScanResult } from "../contract";
import { judgeAtGate, turnsBack } from "../judge-at-gate";
import { type Direction, mayPass } from "../scan-verdicts";

export type StoredList = AnswerOf<typeof gateList>;
export type Judged = Omit<ScanResult, "id">;

/** What a scanner can say on its own, from the event's key and the list it has loaded. */
export async function judgeTicket(
	list: StoredList,
	code: string,
	{ isManual, direction, gate, isHeld = false, now = new Date() }: Asked,
): Promise<Judged> {
	const number = isManual ? readTicketNumber(code) : await readSigned(list.key, code);
	const known = list.passes.find((one) => one.number === number);
	if (!number || (isManual && !known))
		return (!isManual && (await findOtherMatch(list, code))) || { ...nothing, number, verdict: "forged" };
	const pass = known ?? addSold(list, number, direction);
	const section = list.sections[pass.section]?.label ?? null;
	const verdict = judgeAtGate(pass, direction, turnsBack(direction, isHeld));
	if (mayPass(verdict)) note(pass, direction, gate, now);
	return {
		verdict,
		number,
		holder: verdict === "void" ? null : pass.holder || null,
		section,
		seat: pass.seat ?? null,
		since: verdict === "void" ? pass.endedAt : pass.usedAt,
		gate: pass.usedGate,
		otherEvent: null,
	};
}

type Asked = {
	isManual: boolean;
	direction: Direction;
	gate: string;
	/** As last heard: a device that can't hear that gates have reopened keeps them shut. */
	isHeld?: boolean;
	/** By the server's clock, as far as it is known. */
	now?: Date;
};

const nothing = { holder: null, section: null, seat: null, since: null, gate: null, otherEvent: null };

/** Signed with this event's key, but sold after the list was loaded: this device remembers it from now on. */
function addSold(list: StoredList, number: string, direction: Direction): ListedTicket {
	const pass: ListedTicket = {
		number,
		state: "valid",
		section: -1,
		seat: null,
		holder: "",
		usedAt: null,
		usedGate: null,
		endedAt: null,
		// Somebody who wants to go out must have come in elsewhere.
		isInside: direction === "out",
		isFrozen: false,
		isDisputed: false,
	};
	list.passes.push(pass);
	return pass;
}

async function findOtherMatch({ otherKeys = [] }: Partial<StoredList>, code: string): Promise<Judged | null> {
	for (const { title, startsAt, ...key } of otherKeys) {
		const number = await readSigned(key, code);
		if (number) return { ...nothing, number, verdict: "other-event", otherEvent: title, since: startsAt };
	}
	return null;
}

/** The number of a code that this key has signed. */
async function readSigned(key: StoredList["key"], code: string): Promise<string | null> {
	const findKey = async (keyId: number) =>
		keyId === key.id
			? importPublicKey(Uint8Array.from(atob(key.publicKey), (sign) => sign.charCodeAt(0)))
			: null;
	return (await verifyTicketCode(code, findKey))?.number ?? null;
}

/** Remembered for the next scan of the same ticket on this device. */
export function note(pass: ListedTicket, direction: Direction, gate: string, at: Date) {
	pass.isInside = direction === "in";
	if (direction === "in") Object.assign(pass, { state: "used", usedAt: at.toISOString(), usedGate: gate });
}
