import { and, eq, inArray } from "drizzle-orm";
import { isEventOneOf } from "../../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../../matches/fixtures/fixtures.server";
import type { JobContext } from "../../../platform/data/jobs.server";
import { defaultLanguage } from "../../../platform/words/language";
import { describeTickets } from "../describe-tickets.server";
import { issuedTickets } from "../tables.server";
import { googleClass, googleObject } from "./google-pass.server";
import { googleAccess, patchAtGoogle } from "./google-rest.server";
import { walletEvents, walletTickets } from "./tables.server";
import {
	type Change,
	noteEvents,
	noteTickets,
	type Tell,
	takeEvents,
	takeTickets,
} from "./told-changes.server";

/** Google allows twenty requests a second for all of an issuer. */
const aSecond = 10;

/** A match that has moved is one change, however many tickets it has. */
export const tellGoogleEvents: Tell = async (context) => {
	const { db, settings } = context;
	const changed = await takeEvents(db, aSecond);
	const rows = await listEvents(context, changed);
	return patchAll(context, changed, {
		kind: "eventTicketClass",
		describe: (id) => googleClass(settings, rows.get(id)!, defaultLanguage),
		note: (told) => noteEvents(db, told),
		forget: (ids) => db.delete(walletEvents).where(inArray(walletEvents.eventId, ids)),
	});
};

export const tellGoogleTickets: Tell = async (context) => {
	const { db, settings } = context;
	const changed = await takeTickets(db, "google", aSecond);
	const rows = await db
		.select()
		.from(issuedTickets)
		.where(
			inArray(
				issuedTickets.id,
				changed.map(({ id }) => id),
			),
		);
	const events = await listEvents(
		context,
		rows.map(({ eventId: id }) => ({ id })),
	);
	const shown = await describeTickets({ db, settings, language: defaultLanguage }, rows);
	const objects = new Map(
		rows.map(({ id, eventId }, at) => [
			id,
			googleObject(settings, events.get(eventId)!, shown[at]!, defaultLanguage),
		]),
	);
	return patchAll(context, changed, {
		kind: "eventTicketObject",
		describe: (id) => objects.get(id)!,
		note: (told) => noteTickets(db, "google", told),
		forget: (ids) =>
			db
				.delete(walletTickets)
				.where(and(eq(walletTickets.wallet, "google"), inArray(walletTickets.passId, ids))),
	});
};

async function listEvents({ db }: JobContext, changed: readonly { id: string }[]) {
	const ids = [...new Set(changed.map(({ id }) => id))];
	const rows = await listRows(db, { where: isEventOneOf(ids), order: "soonest", limit: ids.length || 1 });
	return new Map(rows.map((row) => [row.event.id, toFixture(row, null, defaultLanguage)]));
}

type Patching = {
	kind: "eventTicketObject" | "eventTicketClass";
	describe: (id: string) => { id: string };
	note: (told: Change[]) => Promise<void>;
	/** What nobody has saved need not be followed. */
	forget: (ids: string[]) => Promise<unknown>;
};

async function patchAll(
	{ settings }: JobContext,
	changed: readonly Change[],
	{ kind, describe, note, forget }: Patching,
) {
	if (changed.length === 0) return { count: 0 };
	const access = await googleAccess(settings);
	const patched = await Promise.all(
		changed.map(async (one) => ({
			...one,
			outcome: await patchAtGoogle(settings, access, kind, describe(one.id)),
		})),
	);
	const unknown = patched.filter(({ outcome }) => outcome === "unknown").map(({ id }) => id);
	await note(patched.filter(({ outcome }) => outcome === "done").map(({ id, change }) => ({ id, change })));
	if (unknown.length > 0) await forget(unknown);
	const failed = patched.find(({ outcome }) => outcome !== "done" && outcome !== "unknown");
	return { count: changed.length, fault: failed && `Google Wallet: ${failed.outcome}` };
}
