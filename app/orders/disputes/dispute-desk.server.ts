import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import { describeDisputedParcels } from "../../delivery/parcels/disputed-parcels.server";
import type { Db } from "../../platform/data/database.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { countDisputedTickets } from "../../tickets/issued/disputed-tickets.server";
import { paymentAttempts, paymentDisputes, refunds } from "../payments/tables.server";
import { findOrders } from "../sold-orders.server";
import { type disputes, disputesPerPage } from "./contract";
import { listNotes } from "./dispute-notes.server";
import { isPartUnknown } from "./disputes.server";

/** The desk: each dispute of a page, and what became of its order's tickets, parcels and refunds. */
export async function describeDisputes(
	{ db, language }: CallContext,
	page: ParsedInputOf<typeof disputes>,
): Promise<AnswerOf<typeof disputes>> {
	const found = await listDisputes(db, page);
	const shown = found.slice(0, disputesPerPage);
	const orderIds = shown.map(({ dispute }) => dispute.orderId);
	const ids = shown.map(({ dispute }) => dispute.attemptId);
	const [orders, tickets, goods, held, notes] = await Promise.all([
		findOrders(db, orderIds),
		countDisputedTickets(db, orderIds),
		describeDisputedParcels(db, orderIds, language),
		sumHeldRefunds(db, ids),
		listNotes(db, ids),
	]);
	const unknown = await Promise.all(
		shown.map(({ dispute, attempt }) => dispute.isPart && isPartUnknown(db, attempt, dispute)),
	);
	return {
		disputes: shown.map(({ dispute, attempt, daysLeft, isOverdue }, at) => {
			const { attemptId, orderId, amount, isPart, reason, outcome, lost } = dispute;
			const order = orders.find(({ id }) => id === orderId)!;
			return {
				id: attemptId,
				reference: attempt.reference,
				method: attempt.method,
				orderNumber: order.number,
				orderState: order.state,
				amount,
				paid: attempt.amount,
				isPart,
				isPartUnknown: unknown[at]!,
				reason,
				openedAt: dispute.openedAt.toISOString(),
				evidence: {
					dueAt: dispute.evidenceDueAt?.toISOString() ?? null,
					daysLeft,
					isOverdue,
					isDueByGateway: dispute.isDueByGateway,
				},
				tickets: tickets.get(orderId) ?? { live: 0, used: 0, handedOn: 0, void: 0 },
				parcels: goods.parcels.get(orderId) ?? [],
				unpacked: goods.unpacked.get(orderId) ?? 0,
				refundsHeld: held.get(attemptId) ?? { count: 0, amount: 0 },
				notes: notes.filter((one) => one.attemptId === attemptId).map(({ note }) => note),
				outcome,
				lost,
				decidedAt: dispute.decidedAt?.toISOString() ?? null,
			};
		}),
		next: found.length > disputesPerPage ? shown.at(-1)!.dispute.attemptId : null,
	};
}

/** Of the day, in the club's time zone: evidence of tomorrow has a day left, however late it is. */
const day = (at: ReturnType<typeof sql>) => sql`(${at} at time zone ${club.timeZone})::date`;

/** Those without a deadline come last. */
const dueFirst = sql`coalesce(${paymentDisputes.evidenceDueAt}, 'infinity')`;

const listDisputes = (db: Db, { state = "open", after }: ParsedInputOf<typeof disputes>) => {
	const isOpen = state === "open";
	const place = isOpen ? sql`${dueFirst}, opened_at, attempt_id` : sql`decided_at, attempt_id`;
	const from = sql`(select ${place} from ${paymentDisputes} where attempt_id = ${after})`;
	return db
		.select({
			dispute: paymentDisputes,
			attempt: paymentAttempts,
			daysLeft: sql<number | null>`${day(sql`${paymentDisputes.evidenceDueAt}`)} - ${day(sql`now()`)}`,
			isOverdue: sql<boolean>`coalesce(${paymentDisputes.evidenceDueAt} < now(), false)`,
		})
		.from(paymentDisputes)
		.innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentDisputes.attemptId))
		.where(
			and(
				(isOpen ? isNull : isNotNull)(paymentDisputes.outcome),
				after ? (isOpen ? sql`(${place}) > ${from}` : sql`(${place}) < ${from}`) : undefined,
			),
		)
		.orderBy(
			...(isOpen
				? [asc(dueFirst), asc(paymentDisputes.openedAt), asc(paymentDisputes.attemptId)]
				: [desc(paymentDisputes.decidedAt), desc(paymentDisputes.attemptId)]),
		)
		.limit(disputesPerPage + 1);
};

async function sumHeldRefunds(db: Db, attemptIds: readonly string[]) {
	const rows = await db
		.select({
			attemptId: refunds.attemptId,
			count: sql<number>`count(*)::int`,
			amount: sql<number>`sum(${refunds.amount})::float8`,
		})
		.from(refunds)
		.where(and(inArray(refunds.attemptId, [...attemptIds]), ne(refunds.state, "done")))
		.groupBy(refunds.attemptId);
	return new Map(rows.map(({ attemptId, ...held }) => [attemptId, held]));
}
