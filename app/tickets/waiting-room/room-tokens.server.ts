import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../platform/data/database.server";
import { storedValue } from "../../platform/data/stored-values.server";

/**
 * What a fan's browser carries: `place` says who is asking, so that a poll needs no session from the database; `admission`
 * lets its member buy from its sale. Signed, so that checking one needs nothing but the key, in any process.
 */
export type RoomToken = { kind: "place" | "admission"; saleId: string; memberId: string; until: Date };

/** The key is made once and shared by all processes. */
export const roomTokenKey = async (db: Db): Promise<Buffer> =>
	Buffer.from(
		await storedValue(db, "waiting-room-key", () => randomBytes(32).toString("base64url")),
		"base64url",
	);

const kinds = ["place", "admission"] as const;
const bodyLength = 1 + 16 + 16 + 4;
const macLength = 16;

export function signRoomToken(key: Buffer, { kind, saleId, memberId, until }: RoomToken): string {
	const body = Buffer.alloc(bodyLength);
	body.writeUInt8(kinds.indexOf(kind), 0);
	writeUuid(body, saleId, 1);
	writeUuid(body, memberId, 17);
	body.writeUInt32BE(Math.floor(until.getTime() / 1000), 33);
	return Buffer.concat([body, macOf(key, body)]).toString("base64url");
}

/** Null unless it is of this kind and was signed with this key. The caller judges the time. */
export function readRoomToken(key: Buffer, kind: RoomToken["kind"], text: string): RoomToken | null {
	const bytes = Buffer.from(text, "base64url");
	if (bytes.length !== bodyLength + macLength) return null;
	const body = bytes.subarray(0, bodyLength);
	if (!timingSafeEqual(macOf(key, body), bytes.subarray(bodyLength))) return null;
	if (kinds[body[0]!] !== kind) return null;
	const until = new Date(body.readUInt32BE(33) * 1000);
	return { kind, saleId: readUuid(body, 1), memberId: readUuid(body, 17), until };
}

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** "7F2Q-K3M9": the lot, and enough of a signature that nobody guesses their way into a group. */
export function writeGroupCode(key: Buffer, lot: number): string {
	let digits = "";
	for (let rest = lot; rest > 0 || digits.length < 4; rest = Math.floor(rest / 32))
		digits = alphabet[rest % 32] + digits;
	return `${digits}-${proofOf(key, lot)}`;
}

/** The lot of a group's code, however it is typed; null if nobody was given it. */
export function readGroupCode(key: Buffer, code: string): number | null {
	const text = code.toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1").replaceAll(/[\s-]/g, "");
	if (!/^[0-9A-HJKMNP-TV-Z]{9,18}$/.test(text)) return null;
	const lot = [...text.slice(0, -5)].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0);
	return Number.isSafeInteger(lot) && text.slice(-5) === proofOf(key, lot) ? lot : null;
}

const proofOf = (key: Buffer, lot: number) =>
	[...macOf(key, Buffer.from(`group ${lot}`)).subarray(0, 5)].map((byte) => alphabet[byte % 32]).join("");

const macOf = (key: Buffer, body: Buffer) =>
	createHmac("sha256", key).update(body).digest().subarray(0, macLength);

const writeUuid = (body: Buffer, uuid: string, at: number) =>
	body.write(uuid.replaceAll("-", ""), at, 16, "hex");

const readUuid = (body: Buffer, at: number) =>
	body.toString("hex", at, at + 16).replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
