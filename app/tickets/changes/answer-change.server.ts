import { and, eq, isNull, sql } from "drizzle-orm";
import { refundOrder } from "../../orders/refunds/refund-order.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { createCredit } from "../../orders/vouchers/create-voucher.server";
import type { Db } from "../../platform/data/database.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import type { TicketChoiceName } from "../buying/ticket-choices";
import { listFrozen, thawTickets } from "../issued/frozen-tickets.server";
import { listChoices } from "./change-kinds";
import { type chooseForTickets, changedTicketRefusals as refusals } from "./contract";
import { describeChanged } from "./my-changes.server";
import { type ChangedTicketRow, changedTickets, matchChanges } from "./tables.server";
import { tellAnswer } from "./tell-touched.server";
import { groupTickets, linesOf } from "./touched.server";

/** The member's own answer. Idempotent. */
export async function answerChange(
	context: MemberContext,
	{ id, choice }: ParsedInputOf<typeof chooseForTickets>,
) {
	const { db, language, who } = context;
	const [row] = await db
		.select({ asked: changedTickets, isLate: sql<boolean>`${matchChanges.answerBy} <= now()` })
		.from(changedTickets)
		.innerJoin(matchChanges, eq(matchChanges.id, changedTickets.changeId))
		.where(and(eq(changedTickets.id, id), eq(changedTickets.memberId, who.memberId)))
		.for("update", { of: changedTickets });
	if (!row) throw refuse(refusals, "change.unknown");
	const { asked, isLate } = row;
	if (asked.choice && asked.choice !== choice) throw refuse(refusals, "change.answered");
	if (!asked.choice) {
		if (isLate) throw refuse(refusals, "change.too_late");
		const { order, choices } = await findStanding(db, asked);
		if (order.state === "disputed") throw refuse(refusals, "change.disputed");
		if (!choices.includes(choice)) throw refuse(refusals, "change.not_offered");
		await applyChoice(context, asked, choice, { isDefault: false });
	}
	const [ticket] = await describeChanged(db, language, [id]);
	return { ticket: ticket! };
}

/** What the tickets are worth now, and what can be done with them. */
export async function findStanding(db: Db, asked: ChangedTicketRow) {
	const order = await findAnyOrder(db, { id: asked.orderId });
	const [tickets] = await groupTickets(db, await listFrozen(db, [asked.id]), () => asked.canKeep);
	const { amount, credit } = tickets ?? { amount: 0, credit: 0 };
	const isBuyer = order!.memberId === asked.memberId;
	return {
		order: order!,
		tickets,
		choices: listChoices({ canKeep: asked.canKeep, amount, credit, isBuyer }),
	};
}

/** In the caller's transaction, with the row locked: tickets, money and answer are one. */
export async function applyChoice(
	context: Pick<CallContext, "db" | "jobs" | "settings">,
	asked: ChangedTicketRow,
	choice: TicketChoiceName,
	{ isDefault }: { isDefault: boolean },
) {
	const { db } = context;
	// A refund by staff may be taking back some of them.
	await findAnyOrder(db, { id: asked.orderId }, "update");
	const { order, tickets } = await findStanding(db, asked);
	let refund: { id: string; amount: number } | null = null;
	if (choice === "keep") await thawTickets(db, asked.id);
	else if (tickets) {
		const done = await refundOrder(context, {
			number: order.number,
			lines: linesOf(tickets.passes),
			reason: choice === "credit" ? "match_credit" : "match_changed",
			actor: isDefault ? "system" : "member",
			actorId: isDefault ? undefined : asked.memberId,
			// Where credit paid for everything there is no money to turn into more of it.
			isCredit: choice === "credit" && tickets.amount > 0,
			tickets: tickets.passes,
			// They are told what became of their choice, or of their silence.
			holdersKnow: true,
		});
		if (typeof done === "string") throw new Error(`Tickets ${asked.id} can't go back: ${done}`);
		refund = done.refund;
	}
	const credit =
		choice === "credit" && refund && refund.amount > 0
			? await createCredit(db, asked.memberId, refund.amount, creditTitle)
			: null;
	await db
		.update(changedTickets)
		.set({
			choice,
			isDefault,
			answeredAt: sql`now()`,
			tickets: tickets?.passes.length ?? 0,
			amount: refund?.amount ?? tickets?.amount ?? 0,
			credit: tickets?.credit ?? 0,
			refundId: refund?.id ?? null,
			voucherId: credit?.id ?? null,
		})
		.where(eq(changedTickets.id, asked.id));
	await settleIfAnswered(db, asked.changeId);
	const sums = { amount: refund?.amount ?? 0, credit: refund ? (tickets?.credit ?? 0) : 0 };
	await tellAnswer(context, asked, { choice, isDefault, ...sums, code: credit?.code });
}

const creditTitle = { id: "Kredit dari tiket laga", en: "Credit from match tickets" };

/** Two concurrent last answers both miss the other; the next run settles it. */
export const settleIfAnswered = (db: Db, changeId: string) =>
	db
		.update(matchChanges)
		.set({ settledAt: sql`now()` })
		.where(
			and(
				eq(matchChanges.id, changeId),
				isNull(matchChanges.settledAt),
				sql`not exists (select from ${changedTickets} where ${changedTickets.changeId} = ${matchChanges.id} and ${changedTickets.choice} is null)`,
			),
		);
