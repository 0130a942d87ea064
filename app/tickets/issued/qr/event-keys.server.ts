import { desc, eq, ne } from "drizzle-orm";
import type { Db } from "../../../platform/data/database.server";
import { eventKeys } from "../tables.server";
import { importPublicKey } from "./ticket-code";

export type SigningKey = { id: number; privateKey: CryptoKey };

/** The key that signs an event's tickets, made when it is first needed. If two processes race, both get the same one. */
export async function signingKeyOf(db: Db, eventId: string): Promise<SigningKey> {
	const { id, privateKey } = (await findEventKey(db, eventId)) ?? (await makeEventKey(db, eventId));
	return { id, privateKey: await importPrivateKey(privateKey) };
}

/** What a gate needs to check an event's tickets without a network: 32 raw bytes. */
export async function publicKeyOf(db: Db, eventId: string): Promise<{ id: number; publicKey: Buffer }> {
	const { id, publicKey } = (await findEventKey(db, eventId)) ?? (await makeEventKey(db, eventId));
	return { id, publicKey };
}

/** Keys of other events, those made last first. */
export const listOtherKeys = (db: Db, eventId: string, limit: number) =>
	db
		.select({ id: eventKeys.id, eventId: eventKeys.eventId, publicKey: eventKeys.publicKey })
		.from(eventKeys)
		.where(ne(eventKeys.eventId, eventId))
		.orderBy(desc(eventKeys.id))
		.limit(limit);

/** For `verifyTicketCode`. */
export const findPublicKey = (db: Db) => async (keyId: number) => {
	if (keyId > largestInteger) return null;
	const [key] = await db
		.select({ publicKey: eventKeys.publicKey })
		.from(eventKeys)
		.where(eq(eventKeys.id, keyId));
	return key ? importPublicKey(new Uint8Array(key.publicKey)) : null;
};
const largestInteger = 2 ** 31 - 1;

async function findEventKey(db: Db, eventId: string) {
	const [key] = await db.select().from(eventKeys).where(eq(eventKeys.eventId, eventId));
	return key;
}

async function makeEventKey(db: Db, eventId: string) {
	const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
	const [publicKey, privateKey] = await Promise.all([
		crypto.subtle.exportKey("raw", pair.publicKey),
		crypto.subtle.exportKey("pkcs8", pair.privateKey),
	]);
	await db
		.insert(eventKeys)
		.values({ eventId, publicKey: Buffer.from(publicKey), privateKey: Buffer.from(privateKey) })
		.onConflictDoNothing();
	return (await findEventKey(db, eventId))!;
}

const importPrivateKey = (bytes: Buffer) =>
	crypto.subtle.importKey("pkcs8", new Uint8Array(bytes), "Ed25519", false, ["sign"]);
