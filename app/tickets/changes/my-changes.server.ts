import { and, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { isEventOneOf } from "../../matches/events/event-conditions.server";
import { listRows, toFixture } from "../../matches/fixtures/fixtures.server";
import { findCodes } from "../../orders/vouchers/create-voucher.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { type Language, localize } from "../../platform/words/language";
import { defaultChoice, listChoices } from "./change-kinds";
import type { ChangedTicket, myChangedTickets as ownList } from "./contract";
import { ordersById } from "./orders-by-id.server";
import { changedTickets, matchChanges } from "./tables.server";

/** Still open, or answered recently enough that somebody may look for the outcome. */
export async function listMyChanges({ db, language, who }: MemberContext): Promise<AnswerOf<typeof ownList>> {
	const own = await db
		.select({ id: changedTickets.id })
		.from(changedTickets)
		.where(
			and(
				eq(changedTickets.memberId, who.memberId),
				or(isNull(changedTickets.choice), gt(changedTickets.answeredAt, sql`now() - interval '60 days'`)),
			),
		)
		.orderBy(desc(changedTickets.id))
		.limit(50);
	return {
		tickets: await describeChanged(
			db,
			language,
			own.map(({ id }) => id),
		),
	};
}

/** Open ones first. */
export async function describeChanged(
	db: Db,
	language: Language,
	ids: readonly string[],
): Promise<ChangedTicket[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.select({
			asked: changedTickets,
			change: matchChanges,
			isLate: sql<boolean>`${matchChanges.answerBy} <= now()`,
		})
		.from(changedTickets)
		.innerJoin(matchChanges, eq(matchChanges.id, changedTickets.changeId))
		.where(inArray(changedTickets.id, [...ids]))
		.orderBy(sql`${changedTickets.choice} is not null`, desc(changedTickets.id));
	const events = await findFixtures(
		db,
		language,
		rows.map(({ change }) => change.eventId),
	);
	const orders = await ordersById(
		db,
		rows.map(({ asked }) => asked.orderId),
	);
	const codes = await findCodes(
		db,
		rows.flatMap(({ asked }) => asked.voucherId ?? []),
	);
	return rows.map(({ asked, change, isLate }) => {
		const order = orders.get(asked.orderId)!;
		const { amount, credit, canKeep, choice, isDefault, tickets } = asked;
		const isBuyer = order.memberId === asked.memberId;
		const choices = listChoices({ canKeep, amount, credit, isBuyer });
		return {
			id: asked.id,
			...events.get(change.eventId)!,
			kind: change.kind,
			note: change.note && localize(change.note, language),
			orderNumber: order.number,
			tickets,
			amount,
			// A transferred ticket's new owner has no share in the credit that paid for it.
			credit: isBuyer ? credit : 0,
			answerBy: change.answerBy.toISOString(),
			choices: choice || isLate ? [] : choices,
			unanswered: defaultChoice(change.unanswered, choices),
			choice,
			isDefault,
			voucher: asked.voucherId ? (codes.get(asked.voucherId) ?? null) : null,
		};
	});
}

export async function findFixtures(db: Db, language: Language, eventIds: readonly string[]) {
	const ids = [...new Set(eventIds)];
	const rows = await listRows(db, { where: isEventOneOf(ids), order: "soonest", limit: ids.length });
	return new Map(
		rows.map((row) => [
			row.event.id,
			{
				event: toFixture(row, null, language),
				previousStartsAt: row.event.previousStartsAt?.toISOString() ?? null,
			},
		]),
	);
}
