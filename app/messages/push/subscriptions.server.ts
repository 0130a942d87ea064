import { createECDH } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { InvalidInput } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import type { setSubscription } from "../notifications/contract";
import { pushSubscriptions } from "../notifications/tables.server";
import { clientTypeOf } from "./client-type";
import { isPushEndpoint } from "./push-endpoint.server";

/** Generous: a mobile network puts thousands of readers behind one IP address. */
const perAddress = { name: "push-subscriptions", points: 300, seconds: 60 * 60 };
/** Guests are sent nothing, so nobody misses what is refused. */
const guestsOverall = { name: "push-guests-all", points: 3_000, seconds: 60 * 60 };

/** Per member. Subscribing one more browser drops the least recently seen one. */
export const mostBrowsers = 20;

/** Saves a browser's subscription for its current member, or for a guest. */
export async function saveSubscription(context: CallContext, input: ParsedInputOf<typeof setSubscription>) {
	const { db, who, language, settings, limits, address, userAgent } = context;
	await limits.take(perAddress, subscriberOf(address));
	if (who.kind === "guest") await limits.take(guestsOverall, "all");
	if (!isPushEndpoint(input.endpoint, settings))
		throw new InvalidInput({ endpoint: [say(context, unknownService)] });
	if (!isPublicKey(input.key)) throw new InvalidInput({ key: [say(context, brokenKey)] });
	const row = {
		...input,
		memberId: who.kind === "member" ? who.memberId : null,
		sessionId: who.kind === "member" ? who.sessionId : null,
		client: clientTypeOf(userAgent),
		language,
	};
	await db
		.insert(pushSubscriptions)
		.values(row)
		.onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...row, lastSeenAt: sql`now()` } });
	if (row.memberId) await dropOldest(db, row.memberId);
}

async function dropOldest(db: Db, memberId: string) {
	const own = eq(pushSubscriptions.memberId, memberId);
	const beyond = db
		.select({ id: pushSubscriptions.id })
		.from(pushSubscriptions)
		.where(own)
		.orderBy(desc(pushSubscriptions.lastSeenAt), desc(pushSubscriptions.id))
		.offset(mostBrowsers);
	await db.delete(pushSubscriptions).where(and(own, inArray(pushSubscriptions.id, beyond)));
}

export const removeSubscription = (db: Db, id: string) =>
	db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));

/** A guest's, or one whose session has ended, gets no message. A browser that is still in use subscribes anew after a month. */
export const forgetSubscriptions = defineJob({
	name: "push-forget",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "29 20 * * *",
	run: async ({ db }) => {
		await db
			.delete(pushSubscriptions)
			.where(
				and(
					isNull(pushSubscriptions.sessionId),
					lt(pushSubscriptions.lastSeenAt, sql`now() - interval '60 days'`),
				),
			);
	},
});

/** Encrypting for a point that is not on the curve would fail at every push. */
function isPublicKey(key: string) {
	try {
		const ours = createECDH("prime256v1");
		ours.generateKeys();
		ours.computeSecret(Buffer.from(key, "base64url"));
		return true;
	} catch {
		return false;
	}
}

const say = ({ language }: CallContext, text: Parameters<typeof localize>[0]) => localize(text, language);
const unknownService = { id: "Layanan notifikasi ini tidak dikenal.", en: "Unknown push service." };
const brokenKey = { id: "Kunci notifikasi ini rusak.", en: "Invalid push key." };
