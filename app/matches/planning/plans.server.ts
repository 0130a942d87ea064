import { eq } from "drizzle-orm";
import { noteChangedWords } from "../../editing/translations/outdated-words.server";
import { recordAudit } from "../../members/staff/audit.server";
import { findLatestChange } from "../../members/staff/latest-change.server";
import { divisionKeys } from "../../platform/club-profile";
import { contentVersion } from "../../platform/data/content-version.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { type Localized, localize } from "../../platform/words/language";
import { hasTickets } from "../../tickets/sales/changed-sale.server";
import { lockEvent } from "../events/change-event.server";
import { type ClubEvent, type ClubEventInsert, events, matches } from "../events/tables.server";
import { sportOf } from "../sports/sport-of";
import { emptySheet } from "../touchline/empty-sheet";
import { checkPlan } from "./check-plan.server";
import { type eventPlanDetail, planRefusals, type saveEventPlan } from "./contract";
import type { EventPlan } from "./event-plan";
import { partsOf } from "./sheet-parts";

type Answer = AnswerOf<typeof eventPlanDetail>;

export async function readPlan(db: Db, slug: string): Promise<Answer> {
	const [row] = await db
		.select({ event: events, sheet: matches.sheet })
		.from(events)
		.leftJoin(matches, eq(matches.eventId, events.id))
		.where(eq(events.slug, slug));
	if (!row) throw refuse(planRefusals, "event.unknown");
	const { event } = row;
	const plan = planOf(event);
	const subject = `event/${slug}`;
	const [sold, change, sheetChange] = await Promise.all([
		hasTickets(db, event.id),
		findLatestChange(db, subject, ["events.create", "events.save", "match-changes.make"]),
		findLatestChange(db, subject, ["events.sheet", "touchline.record", "touchline.undo"]),
	]);
	const division = divisionKeys.find((key) => key === event.division);
	const sheet = event.kind === "match" && division ? (row.sheet ?? emptySheet(sportOf(division))) : null;
	const parts = sheet && partsOf(sheet);
	return {
		plan,
		version: contentVersion(plan),
		...change,
		hasTickets: sold,
		match: sheet &&
			parts && {
				sheet,
				versions: {
					result: contentVersion(parts.result),
					lineups: contentVersion(parts.lineups),
					figures: contentVersion(parts.figures),
				},
				...sheetChange,
			},
	};
}

export async function createPlan(context: MemberContext, plan: EventPlan): Promise<Answer> {
	const { db, who, language } = context;
	await transaction(db, async (db) => {
		await checkPlan(db, language, plan);
		const made = await db
			.insert(events)
			.values(rowOf(plan))
			.onConflictDoNothing()
			.returning({ id: events.id });
		if (made.length === 0) throw new InvalidInput({ slug: [localize(slugTaken, language)] });
		await recordAudit(db, {
			by: who.memberId,
			action: "events.create",
			subject: `event/${plan.slug}`,
			after: changedFields(null, plan),
		});
	});
	return readPlan(db, plan.slug);
}

export async function savePlan(
	{ db, who, language }: MemberContext,
	{ slug, version, plan, showsOldStart }: ParsedInputOf<typeof saveEventPlan>,
): Promise<Answer> {
	await transaction(db, async (db) => {
		const event = await lockEvent(db, slug);
		if (!event) throw refuse(planRefusals, "event.unknown");
		const before = planOf(event);
		if (contentVersion(before) !== version) throw refuse(planRefusals, "event.changed");
		// Others have linked to the address and rely on the kind of an event.
		const next = { ...plan, slug, kind: event.kind };
		await checkPlan(db, language, next);
		if (touchesFans(before, next) && (await hasTickets(db, event.id)))
			throw refuse(planRefusals, "event.has_tickets");
		if (contentVersion(next) === version) return;
		const isMoved = Date.parse(next.startsAt) !== event.startsAt.getTime();
		await db
			.update(events)
			.set({ ...rowOf(next), ...(isMoved && showsOldStart && { previousStartsAt: event.startsAt }) })
			.where(eq(events.id, event.id));
		await noteChangedWords(db, `event/${slug}`, before, next);
		const changed = changedFields(before, next);
		await recordAudit(db, {
			by: who.memberId,
			action: "events.save",
			subject: `event/${slug}`,
			before: Object.fromEntries(Object.keys(changed).map((name) => [name, before[name as keyof EventPlan]])),
			after: changed,
		});
	});
	return readPlan(db, slug);
}

/** Changes that ticket holders must be told and asked about, and refunded for. */
const touchesFans = (before: EventPlan, after: EventPlan) =>
	Date.parse(before.startsAt) !== Date.parse(after.startsAt) ||
	before.venue !== after.venue ||
	(before.status !== after.status && isOff(before.status) !== isOff(after.status)) ||
	(isOff(after.status) && before.status !== after.status);
const isOff = (status: EventPlan["status"]) => status === "postponed" || status === "cancelled";

const planOf = (event: ClubEvent): EventPlan => ({
	slug: event.slug,
	kind: event.kind,
	division: event.division,
	title: event.title,
	summary: event.summary,
	body: event.body,
	bodyEn: event.bodyEn,
	programme: event.programme,
	squad: event.squad,
	competition: event.competition,
	round: event.round,
	opponent: event.opponent,
	home: event.home,
	venue: event.venue,
	startsAt: event.startsAt.toISOString(),
	endsAt: event.endsAt.toISOString(),
	status: event.status,
	notice: event.notice,
	watchUrl: event.watchUrl,
	cover: event.cover,
});

/** Match-only fields are dropped for other events; empty English texts are no translation. */
function rowOf(plan: EventPlan): ClubEventInsert {
	const isMatch = plan.kind === "match";
	return {
		...plan,
		title: tidy(plan.title),
		summary: tidy(plan.summary),
		round: isMatch && plan.round ? tidy(plan.round) : null,
		notice: plan.notice && tidy(plan.notice),
		body: plan.body?.length ? plan.body : null,
		bodyEn: plan.bodyEn?.length ? plan.bodyEn : null,
		programme: plan.programme.map(({ startsAt, title, place }) => ({
			startsAt: new Date(startsAt).toISOString(),
			title: tidy(title),
			...(place && { place: tidy(place) }),
		})),
		squad: isMatch ? plan.squad : null,
		competition: isMatch ? plan.competition : null,
		opponent: isMatch ? plan.opponent : null,
		home: isMatch ? plan.home : null,
		startsAt: new Date(plan.startsAt),
		endsAt: new Date(plan.endsAt),
	};
}

const tidy = ({ id, en }: Localized): Localized => (en ? { id, en } : { id });

const changedFields = (before: EventPlan | null, after: EventPlan) =>
	Object.fromEntries(
		Object.entries(after).filter(
			([name, value]) => !before || contentVersion(before[name as keyof EventPlan]) !== contentVersion(value),
		),
	);

const slugTaken = { id: "Alamat ini sudah dipakai.", en: "This address is taken." };
