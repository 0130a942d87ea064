import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { findEventId } from "../../matches/events/event-conditions.server";
import { listMembers } from "../../members/find-member.server";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { findFixtures } from "./my-changes.server";
import { ordersById } from "./orders-by-id.server";
import {
	changesPerPage,
	type matchChangeList,
	matchChangeRefusals,
	type ShownMatchChange,
	type touchedOrders,
	touchedPerPage,
} from "./staff-contract";
import { changedTickets, matchChanges } from "./tables.server";

/** Fans who have been asked and have not chosen yet. */
export const countOpenAnswers = (db: Db): Promise<number> =>
	db.$count(changedTickets, isNull(changedTickets.choice));

export async function listMatchChanges(
	{ db, language }: MemberContext,
	{ event, page }: ParsedInputOf<typeof matchChangeList>,
): Promise<AnswerOf<typeof matchChangeList>> {
	const eventId = event === undefined ? undefined : await findEventId(db, event);
	if (eventId === null) return { changes: [], total: 0, page, pageCount: 1 };
	const where = eventId ? eq(matchChanges.eventId, eventId) : undefined;
	const total = await db.$count(matchChanges, where);
	const rows = await db
		.select()
		.from(matchChanges)
		.where(where)
		.orderBy(desc(matchChanges.createdAt), desc(matchChanges.id))
		.limit(changesPerPage)
		.offset((page - 1) * changesPerPage);
	const ids = rows.map(({ id }) => id);
	const answers = await countAnswers(db, ids);
	const events = await findFixtures(
		db,
		language,
		rows.map(({ eventId }) => eventId),
	);
	const staff = await listMembers(
		db,
		rows.map(({ createdBy }) => createdBy),
	);
	return {
		changes: rows.map((change) => ({
			id: change.id,
			event: events.get(change.eventId)!.event,
			kind: change.kind,
			note: change.note && localize(change.note, language),
			madeAt: change.createdAt.toISOString(),
			madeBy: staff.find(({ id }) => id === change.createdBy)?.name ?? "",
			answerBy: change.answerBy.toISOString(),
			unanswered: change.unanswered,
			settledAt: change.settledAt?.toISOString() ?? null,
			answers: answers.get(change.id) ?? noAnswers(),
		})),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / changesPerPage)),
	};
}

type Answers = ShownMatchChange["answers"];
const nobody = { fans: 0, tickets: 0, amount: 0 };
const noAnswers = (): Answers => ({ open: nobody, keep: nobody, credit: nobody, refund: nobody });

async function countAnswers(db: Db, changeIds: readonly string[]): Promise<Map<string, Answers>> {
	const rows = await db
		.select({
			changeId: changedTickets.changeId,
			choice: changedTickets.choice,
			fans: count(),
			tickets: sql<number>`sum(${changedTickets.tickets})::int`,
			amount: sql<string>`sum(${changedTickets.amount})`,
		})
		.from(changedTickets)
		.where(inArray(changedTickets.changeId, [...changeIds]))
		.groupBy(changedTickets.changeId, changedTickets.choice);
	const answers = new Map(changeIds.map((id) => [id, noAnswers()]));
	for (const { changeId, choice, fans, tickets, amount } of rows)
		answers.get(changeId)![choice ?? "open"] = { fans, tickets, amount: Number(amount) };
	return answers;
}

export async function listTouchedOrders(
	{ db }: MemberContext,
	{ id, page }: ParsedInputOf<typeof touchedOrders>,
): Promise<AnswerOf<typeof touchedOrders>> {
	if ((await db.$count(matchChanges, eq(matchChanges.id, id))) === 0)
		throw refuse(matchChangeRefusals, "change.unknown");
	const where = and(eq(changedTickets.changeId, id));
	const total = await db.$count(changedTickets, where);
	const rows = await db
		.select()
		.from(changedTickets)
		.where(where)
		.orderBy(sql`${changedTickets.choice} is not null`, changedTickets.id)
		.limit(touchedPerPage)
		.offset((page - 1) * touchedPerPage);
	const orders = await ordersById(
		db,
		rows.map(({ orderId }) => orderId),
	);
	const owners = await listMembers(
		db,
		rows.map(({ memberId }) => memberId),
	);
	return {
		orders: rows.map(({ orderId, memberId, tickets, amount, choice, isDefault, answeredAt }) => ({
			number: orders.get(orderId)!.number,
			name: owners.find((owner) => owner.id === memberId)?.name ?? "",
			isBuyer: orders.get(orderId)!.memberId === memberId,
			tickets,
			amount,
			choice,
			isDefault,
			answeredAt: answeredAt?.toISOString() ?? null,
		})),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / touchedPerPage)),
	};
}
