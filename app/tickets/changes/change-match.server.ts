import { desc, eq } from "drizzle-orm";
import { changeEvent, isVenue, lockEvent } from "../../matches/events/change-event.server";
import { statusOf } from "../../matches/fixtures/fixtures.server";
import { recordAudit } from "../../members/staff/audit.server";
import { announce } from "../../messages/notifications/announce.server";
import { cancelForBuyer } from "../../orders/payments/close-order.server";
import { lockUnissued } from "../../orders/sold-orders.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { lockLiveTickets } from "../issued/frozen-tickets.server";
import { issueNow } from "../issued/issue-tickets.server";
import { closeSections, findSaleOf, moveSaleEnd } from "../sales/changed-sale.server";
import { askOwners } from "./ask-owners.server";
import { canKeepTicket } from "./change-kinds";
import { changeLines, changeNoticeOf } from "./change-texts";
import { settleChanges } from "./settle-changes.server";
import { type changeMatch, matchChangeRefusals } from "./staff-contract";
import { matchChanges } from "./tables.server";
import { tellTouched } from "./tell-touched.server";
import { listTouched, type Sale, sumTouched } from "./touched.server";

type Wish = ParsedInputOf<typeof changeMatch>;

/** Who would be affected: a dry run of the change. */
export async function previewChange({ db, language }: MemberContext, wish: Wish) {
	const plan = await planChange(db, language, wish);
	const touched = await listTouched(db, plan.draft, plan.sale);
	return {
		touched: await sumTouched(db, language, plan.draft, plan.sale, touched),
		isKnown: plan.known !== null,
	};
}

/**
 * One transaction, however many are affected: it freezes their tickets, changes the event and records whom to ask. Asking
 * and refunding are jobs. The event's lock serializes two at once, and the second finds the change made.
 */
export async function makeChange(context: MemberContext, wish: Wish) {
	const { db, language, who } = context;
	const plan = await planChange(db, language, wish);
	const { event, sale, draft, known } = plan;
	if (known) {
		const touched = await listTouched(db, known, sale);
		return { id: known.id, touched: await sumTouched(db, language, known, sale, touched), isKnown: true };
	}
	const unpaidOrders = await clearUnissued(context, draft.sectionIds);
	await lockLiveTickets(db, event.id, draft.sectionIds);
	const [change] = await db
		.insert(matchChanges)
		.values({ ...draft, unanswered: sale.unanswered, createdBy: who.memberId })
		.returning();
	if (!canKeepTicket(change!.kind)) await closeSections(db, draft.sectionIds);
	const touched = await listTouched(db, draft, sale);
	await askOwners(db, change!, touched);
	await applyToEvent(db, plan, wish);
	const sums = { ...(await sumTouched(db, language, draft, sale, touched)), unpaidOrders };
	await recordAudit(db, {
		by: who.memberId,
		action: "match-changes.make",
		subject: `event/${event.slug}`,
		before: { status: event.status, startsAt: event.startsAt, venue: event.venue },
		after: { ...wish, change: change!.id, fans: sums.fans, tickets: sums.tickets, amount: sums.amount },
	});
	await context.jobs.send(db, tellTouched, { changeId: change!.id });
	await context.jobs.send(db, settleChanges, {}, { startAfter: change!.answerBy });
	await announce(context, "matches", {
		title: event.title,
		body: draft.note ?? changeLines[draft.kind],
		path: pathTo("event-detail", { id: event.slug }),
		tag: `match ${event.slug}`,
	});
	return { id: change!.id, touched: sums, isKnown: false };
}

type Plan = Awaited<ReturnType<typeof planChange>>;

/** What exactly is to be done, validated; and whether it equals the last change. */
async function planChange(db: Db, language: Language, wish: Wish) {
	const event = await lockEvent(db, wish.event);
	const sale = event && (await findSaleOf(db, event.id));
	if (!event || !sale) throw refuse(matchChangeRefusals, "change.unknown_sale");
	const draft = {
		eventId: event.id,
		kind: wish.kind,
		terms: termsOf(wish),
		sectionIds: sectionsOf(sale, wish, language).map(({ id }) => id),
		note: wish.note ?? null,
		answerBy: new Date(wish.answerBy),
	};
	const [latest] = await db
		.select()
		.from(matchChanges)
		.where(eq(matchChanges.eventId, event.id))
		.orderBy(desc(matchChanges.createdAt), desc(matchChanges.id))
		.limit(1);
	const known = latest?.terms === draft.terms ? latest : null;
	if (known) return { event, sale, draft, known };
	if (["finished", "cancelled"].includes(statusOf(event))) throw refuse(matchChangeRefusals, "change.over");
	await checkTerms(db, language, wish, event);
	return { event, sale, draft, known };
}

const termsOf = ({ kind, startsAt, venue, sections }: Wish): string => {
	if (kind === "moved") return JSON.stringify([kind, startsAt && new Date(startsAt), venue]);
	return JSON.stringify(kind === "stand_closed" ? [kind, ...new Set(sections?.toSorted())] : [kind]);
};

function sectionsOf({ sections }: Sale, { kind, sections: keys = [] }: Wish, language: Language) {
	if (kind !== "stand_closed") return sections;
	const closing = sections.filter(({ key }) => keys.includes(key));
	if (keys.length === 0 || closing.length < new Set(keys).size)
		throw new InvalidInput({ sections: [localize(unknownSection, language)] });
	return closing;
}

async function checkTerms(db: Db, language: Language, wish: Wish, event: Plan["event"]) {
	const { kind, startsAt, venue, answerBy } = wish;
	const fail = (field: string, text: { id: string; en: string }) => {
		throw new InvalidInput({ [field]: [localize(text, language)] });
	};
	if (Date.parse(answerBy) <= Date.now()) fail("answerBy", inThePast);
	if (kind !== "moved") return;
	const isSameTime = !startsAt || Date.parse(startsAt) === event.startsAt.getTime();
	if (isSameTime && (!venue || venue === event.venue)) fail("startsAt", nothingMoves);
	if (startsAt && Date.parse(startsAt) <= Date.now()) fail("startsAt", inThePast);
	if (Date.parse(answerBy) >= Date.parse(startsAt ?? event.startsAt.toISOString()))
		fail("answerBy", afterTheStart);
	if (venue && !(await isVenue(db, venue))) fail("venue", unknownVenue);
}

const unknownSection = { id: "Tribun ini tidak ada.", en: "There is no such section." };
const unknownVenue = { id: "Tempat ini tidak ada.", en: "There is no such venue." };
const inThePast = { id: "Waktunya sudah lewat.", en: "That is in the past." };
const nothingMoves = { id: "Waktu dan tempatnya sama.", en: "Neither time nor place changes." };
const afterTheStart = { id: "Harus sebelum laga dimulai.", en: "That must be before the match starts." };

/** Unpaid orders are cancelled; paid ones get their tickets now, to choose like all others. */
async function clearUnissued(context: MemberContext, sectionIds: readonly string[]): Promise<number> {
	const { db } = context;
	const waiting = await lockUnissued(db, sectionIds);
	for (const { id, state } of waiting) {
		if (state === "paid") await issueNow(db, id);
		else await cancelForBuyer(context, id);
	}
	return waiting.filter(({ state }) => state !== "paid").length;
}

async function applyToEvent(db: Db, { event, sale, draft }: Plan, { kind, startsAt, venue, note }: Wish) {
	const labels = sale.sections.filter(({ id }) => draft.sectionIds.includes(id)).map(({ label }) => label);
	const isMoved = kind === "moved";
	const newStart = isMoved && startsAt ? new Date(startsAt) : undefined;
	await changeEvent(db, event, {
		startsAt: newStart,
		venue: isMoved ? venue : undefined,
		status: statuses[kind],
		notice: note ?? changeNoticeOf(kind, labels),
	});
	if (newStart) await moveSaleEnd(db, sale.id, newStart.getTime() - event.startsAt.getTime());
}

const statuses = {
	postponed: "postponed",
	moved: "scheduled",
	cancelled: "cancelled",
	no_spectators: undefined,
	stand_closed: undefined,
} as const;
