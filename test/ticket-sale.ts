import { buildCompetition, buildMatchEvent, buildTeam, buildVenue } from "../app/matches/events/factories";
import { competitions, events, teams, venues } from "../app/matches/events/tables.server";
import { settleAttempt } from "../app/orders/factories.server";
import { listAttempts } from "../app/orders/payments/find-attempts.server";
import { findAnyOrder } from "../app/orders/sold-orders.server";
import type { Db } from "../app/platform/data/database.server";
import type { JobContext } from "../app/platform/data/jobs.server";
import { transaction } from "../app/platform/data/transaction.server";
import { type MemberContext, noCookies } from "../app/platform/http/bind.server";
import { orderTickets } from "../app/tickets/buying/order-tickets.server";
import { buildTicketSale, buildTicketSection } from "../app/tickets/factories";
import { issueTickets } from "../app/tickets/issued/issue-tickets.server";
import { insertSections, type LimitedSection } from "../app/tickets/sections/quotas.server";
import { ticketSales } from "../app/tickets/tables.server";

let sales = 0;
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

type SaleWish = { starts?: number; opens?: number; closes?: number; perMemberLimit?: number };

/**
 * A match with tickets on sale: all the sections given, or one with a hundred places. Times are days from now. The sale's
 * limit per member binds nobody unless a test is about it.
 */
export async function createTicketSale(
	db: Db,
	{ starts = 5, opens = -3, closes = starts, perMemberLimit }: SaleWish = {},
	sections: Partial<LimitedSection>[] = [{}],
) {
	await db.insert(competitions).values(buildCompetition()).onConflictDoNothing();
	await db.insert(teams).values(buildTeam()).onConflictDoNothing();
	await db.insert(venues).values(buildVenue()).onConflictDoNothing();
	const startsAt = inDays(starts);
	const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000);
	const slug = `laga-tiket-${++sales}`;
	const [event] = await db.insert(events).values(buildMatchEvent({ slug, startsAt, endsAt })).returning();
	const mostOfAny = Math.max(50, ...sections.map(({ perMemberLimit = 0 }) => perMemberLimit));
	const times = { opensAt: inDays(opens), closesAt: inDays(closes) };
	const [sale] = await db
		.insert(ticketSales)
		.values(buildTicketSale({ eventId: event!.id, ...times, perMemberLimit: perMemberLimit ?? mostOfAny }))
		.returning();
	const rows = await insertSections(
		db,
		sections.map((section) => buildTicketSection({ saleId: sale!.id, ...section })),
	);
	return { slug, eventId: event!.id, saleId: sale!.id, sections: rows };
}

/** A call as this member, for functions that are bound to endpoints. */
export const callAs = (context: JobContext, memberId: string): MemberContext => ({
	...context,
	language: "id",
	address: "127.0.0.1",
	userAgent: "",
	...noCookies,
	who: { kind: "member", memberId, sessionId: "", roles: [] },
});

type Wish = { saleId: string; sectionId: string; quantity: number };

/** Ordered, paid and issued. Returns the order. */
export async function buyTickets(
	context: JobContext,
	memberId: string,
	{ saleId, sectionId, quantity }: Wish,
) {
	const fan = callAs(context, memberId);
	const sections = [{ sectionId, quantity }];
	const { number } = await transaction(context.db, (db) =>
		orderTickets({ ...fan, db }, { saleId, sections, method: "qris" }),
	);
	const order = (await findAnyOrder(context.db, { number }))!;
	const [attempt] = await listAttempts(context.db, order.id);
	await settleAttempt(context, attempt!.id);
	await issueTickets.run(context, { orderId: order.id });
	return order;
}
