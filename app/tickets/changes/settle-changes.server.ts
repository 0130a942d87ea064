import { and, desc, eq, gt, gte, inArray, isNull, lte, not, sql } from "drizzle-orm";
import * as z from "zod";
import { isDisputedOrder } from "../../orders/sold-orders.server";
import type { Db } from "../../platform/data/database.server";
import { doEach, doSteps } from "../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { listLiveTickets } from "../issued/frozen-tickets.server";
import { findSaleOf } from "../sales/changed-sale.server";
import { applyChoice, findStanding, settleIfAnswered } from "./answer-change.server";
import { askOwners } from "./ask-owners.server";
import { canKeepTicket, defaultChoice } from "./change-kinds";
import { ordersById } from "./orders-by-id.server";
import { changedTickets, type MatchChange, matchChanges } from "./tables.server";
import { tellTouched } from "./tell-touched.server";
import { groupTickets } from "./touched.server";

/** Asks latecomers, and answers for those who did not in time. Also queued for the moment the deadline passes. */
export const settleChanges = defineJob({
	name: "settle-match-changes",
	data: z.object({}),
	retry: { tries: 3, delay: 60 },
	every: "*/10 * * * *",
	run: async (context) => {
		const { db } = context;
		await doSteps(
			async () => doEach("change", await listRecent(db), (change) => askLatecomers(context, change)),
			async () => doEach("ticket", await listSilent(db), ({ id }) => answerForSilent(context, id)),
			async () => doEach("change", await listUnsettled(db), ({ id }) => settleIfAnswered(db, id)),
		);
	},
});

/** Money may come this long after the order has expired, and brings its tickets. */
const listRecent = (db: Db) =>
	db
		.select()
		.from(matchChanges)
		.where(gt(matchChanges.createdAt, sql`now() - interval '14 days'`))
		.orderBy(desc(matchChanges.createdAt));

const listUnsettled = (db: Db) =>
	db.select({ id: matchChanges.id }).from(matchChanges).where(isNull(matchChanges.settledAt));

/** An order from before the change that was paid after it. */
async function askLatecomers(context: JobContext, change: MatchChange) {
	await transaction(context.db, async (db) => {
		await db.select().from(matchChanges).where(eq(matchChanges.id, change.id)).for("no key update");
		const live = await listLiveTickets(db, change.eventId, change.sectionIds);
		const free = live.filter(({ frozenBy }) => frozenBy === null);
		const orderIds = free.map(({ orderId }) => orderId);
		const asked = await listAsked(db, change, orderIds);
		const orders = await ordersById(db, orderIds);
		const late = free.filter(
			({ orderId }) => orders.get(orderId)!.createdAt < change.createdAt && !asked.has(orderId),
		);
		if (late.length === 0) return;
		const closed = new Set(
			(await findSaleOf(db, change.eventId))?.sections.flatMap(({ id, closedAt }) => (closedAt ? id : [])),
		);
		const isKept = (passes: readonly { sectionId: string }[]) =>
			canKeepTicket(change.kind) && !passes.some(({ sectionId }) => closed.has(sectionId));
		await askOwners(db, change, await groupTickets(db, late, isKept));
		await db.update(matchChanges).set({ settledAt: null }).where(eq(matchChanges.id, change.id));
		await context.jobs.send(db, tellTouched, { changeId: change.id });
	});
}

/** Orders that were asked about this change or a later one. */
async function listAsked(db: Db, { eventId, createdAt }: MatchChange, orderIds: readonly string[]) {
	const rows = await db
		.selectDistinct({ orderId: changedTickets.orderId })
		.from(changedTickets)
		.innerJoin(matchChanges, eq(matchChanges.id, changedTickets.changeId))
		.where(
			and(
				eq(matchChanges.eventId, eventId),
				gte(matchChanges.createdAt, createdAt),
				inArray(changedTickets.orderId, [...new Set(orderIds)]),
			),
		);
	return new Set(rows.map(({ orderId }) => orderId));
}

/** One at a time: two processes share the work. */
const answerForSilent = (context: JobContext, id: string) =>
	transaction(context.db, async (db) => {
		const [row] = await db
			.select({ asked: changedTickets, unanswered: matchChanges.unanswered })
			.from(changedTickets)
			.innerJoin(matchChanges, eq(matchChanges.id, changedTickets.changeId))
			.where(and(eq(changedTickets.id, id), isSilent))
			.for("no key update", { of: changedTickets, skipLocked: true });
		if (!row) return;
		const { choices } = await findStanding(db, row.asked);
		const choice = defaultChoice(row.unanswered, choices);
		await applyChoice({ ...context, db }, row.asked, choice, { isDefault: true });
	});

const listSilent = (db: Db) =>
	db
		.select({ id: changedTickets.id })
		.from(changedTickets)
		.innerJoin(matchChanges, eq(matchChanges.id, changedTickets.changeId))
		.where(isSilent);

const isSilent = and(
	isNull(changedTickets.choice),
	lte(matchChanges.answerBy, sql`now()`),
	not(isDisputedOrder(changedTickets.orderId)),
);
