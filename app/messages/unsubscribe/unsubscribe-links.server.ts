import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../platform/data/database.server";
import { storedValue } from "../../platform/data/stored-values.server";
import { type Topic, topics } from "../notifications/topics";

const secretOf = (db: Db) =>
	storedValue(db, "unsubscribe-secret", () => randomBytes(32).toString("base64url"));

const sign = (secret: string, words: string) =>
	createHmac("sha256", secret).update(words).digest().subarray(0, 16).toString("base64url");

/**
 * Makes links that end the mails of one topic to one member, without a log-in. They never expire, since old mails are
 * unsubscribed from, too. Called outside of transactions: the first one writes the secret.
 */
export async function unsubscribeLinks(db: Db, publicUrl: string) {
	const secret = await secretOf(db);
	return (memberId: string, topic: Topic) => {
		const words = `${Buffer.from(memberId.replaceAll("-", ""), "hex").toString("base64url")}.${topic}`;
		return `${publicUrl}/unsubscribe/${words}.${sign(secret, words)}`;
	};
}

/** Null for a link that was not made here. */
export async function readUnsubscribeToken(db: Db, token: string) {
	const [member = "", topic = "", signature = ""] = token.split(".");
	const expected = Buffer.from(sign(await secretOf(db), `${member}.${topic}`));
	const given = Buffer.from(signature);
	const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
	const known = topics.find((one) => one === topic);
	if (!isOurs || !known) return null;
	const hex = Buffer.from(member, "base64url").toString("hex");
	return { memberId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"), topic: known };
}
