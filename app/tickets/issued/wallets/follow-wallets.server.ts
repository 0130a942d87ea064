import { setTimeout } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../../platform/data/database.server";
import { defineJob, type JobContext } from "../../../platform/data/jobs.server";
import { transaction } from "../../../platform/data/transaction.server";
import { tellGoogleEvents, tellGoogleTickets } from "./follow-google.server";
import { pushToApple } from "./push-to-apple.server";
import { forgetUnfollowed } from "./registrations.server";
import { setWallets } from "./set-wallets.server";
import { walletDevices } from "./tables.server";
import { noteTickets, type Tell, takeTickets } from "./told-changes.server";

/** How long one run goes on; the next minute's goes on where it stopped. */
const longest = 50_000;

/** Tells wallets what has changed of tickets and matches, at a pace that neither Apple nor Google minds. */
export const followWallets = defineJob({
	name: "follow-wallets",
	data: z.object({}),
	retry: { tries: 0, delay: 60 },
	every: "* * * * *",
	run: async (context) => {
		const tellers = setWallets(context.settings).flatMap((wallet) =>
			wallet === "apple" ? [tellApple] : [tellGoogleEvents, tellGoogleTickets],
		);
		const ended = await Promise.allSettled(tellers.map((tell) => untilToldBy(tell, context)));
		const fault = ended.find((one) => one.status === "rejected");
		if (fault) throw fault.reason;
	},
});

async function untilToldBy(tell: Tell, context: JobContext) {
	const end = Date.now() + longest;
	while (Date.now() < end) {
		const began = Date.now();
		const { count, fault } = await tell(context);
		if (fault) throw new Error(fault);
		if (count === 0) return;
		await setTimeout(Math.max(0, 1_000 - (Date.now() - began)));
	}
}

const aSecond = 200;

/** One push for each device, however many of its tickets have changed: it asks which. */
const tellApple: Tell = async ({ db, settings }) => {
	const changed = await takeTickets(db, "apple", aSecond);
	const followers = await listFollowers(
		db,
		changed.map(({ id }) => id),
	);
	const pushed = await pushToApple(settings, [...new Set(followers.map(({ pushToken }) => pushToken))]);
	const gone = pushed.filter(({ outcome }) => outcome === "gone").map(({ token }) => token);
	const failed = pushed.filter(({ outcome }) => outcome !== "sent" && outcome !== "gone");
	const isFailed = new Set(failed.map(({ token }) => token));
	const waiting = new Set(
		followers.filter(({ pushToken }) => isFailed.has(pushToken)).map(({ passId }) => passId),
	);
	await transaction(db, async (db) => {
		await noteTickets(
			db,
			"apple",
			changed.filter(({ id }) => !waiting.has(id)),
		);
		if (gone.length === 0) return;
		await db.delete(walletDevices).where(inArray(walletDevices.pushToken, gone));
		await forgetUnfollowed(db);
	});
	return { count: changed.length, fault: failed[0] && `Apple's push: ${failed[0].outcome}` };
};

const listFollowers = (db: Db, passIds: readonly string[]) =>
	db
		.select({ passId: walletDevices.passId, pushToken: walletDevices.pushToken })
		.from(walletDevices)
		.where(inArray(walletDevices.passId, [...passIds]));
