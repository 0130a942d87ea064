import { and, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { findMemberToTell } from "../../members/find-member.server";
import { notifyMember } from "../../messages/notifications/announce.server";
import { mailMember } from "../../messages/send.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { pathTo } from "../../paths";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { Localized } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import type { TicketChoiceName } from "../buying/ticket-choices";
import { defaultChoice, listChoices } from "./change-kinds";
import { changeLines } from "./change-texts";
import { findFixtures } from "./my-changes.server";
import { type ChangedTicketRow, changedTickets, matchChanges } from "./tables.server";

/** Asks everybody who was affected and not asked yet, once each. */
export const tellTouched = defineJob({
	name: "tell-touched",
	data: z.object({ changeId: z.uuid() }),
	retry: { tries: 10, delay: 10 },
	run: async (context, { changeId }) => {
		const untold = await context.db
			.select({ id: changedTickets.id })
			.from(changedTickets)
			.where(and(eq(changedTickets.changeId, changeId), isNull(changedTickets.toldAt)))
			.orderBy(changedTickets.id);
		await doEach("ticket", untold, ({ id }) => tellOne(context, id));
	},
});

/** One at a time: those who were told stay told if the process dies or the next one fails. */
const tellOne = (context: JobContext, id: string) =>
	transaction(context.db, async (db) => {
		const [asked] = await db
			.update(changedTickets)
			.set({ toldAt: sql`now()` })
			.where(and(eq(changedTickets.id, id), isNull(changedTickets.toldAt)))
			.returning();
		if (asked) await askOwner({ ...context, db }, asked);
	});

async function askOwner(context: JobContext, asked: ChangedTicketRow) {
	// Answered before the question arrived.
	if (asked.choice) return;
	const { db, settings } = context;
	const { change, order, member, titles, event } = await findFacts(db, asked);
	const isBuyer = order.memberId === asked.memberId;
	const choices = listChoices({ ...asked, isBuyer });
	const { language } = order;
	await mailMember(context, member, {
		language,
		template: "match-changed",
		values: {
			kind: change.kind,
			name: member.name,
			match: titles[language],
			note: change.note,
			startsAt: event.startsAt,
			venue: event.venue,
			tickets: asked.tickets,
			amount: asked.amount,
			credit: isBuyer ? asked.credit : 0,
			choices,
			unanswered: defaultChoice(change.unanswered, choices),
			answerBy: change.answerBy.toISOString(),
			link: settings.publicUrl + ticketsPath(),
		},
	});
	await notifyMember(context, asked.memberId, "orders", {
		title: titles,
		body: {
			id: `${change.note?.id ?? changeLines[change.kind].id} Pilih untuk ${asked.tickets} tiketmu.`,
			en: `${change.note?.en ?? changeLines[change.kind].en} Choose what to do with your ${asked.tickets === 1 ? "ticket" : `${asked.tickets} tickets`}.`,
		},
		path: ticketsPath(),
		tag: `change ${asked.id}`,
	});
}

/** What happened to the tickets. The order reports refunds; we report the rest. */
export async function tellAnswer(
	context: Pick<CallContext, "db" | "jobs" | "settings">,
	asked: ChangedTicketRow,
	{ choice, isDefault, amount, credit, code }: Answer,
) {
	const { order, member, titles } = await findFacts(context.db, asked);
	if (choice === "credit" && code)
		await mailMember(context, member, {
			language: order.language,
			template: "ticket-credit",
			values: { name: member.name, match: titles[order.language], amount, code },
		});
	if (!isDefault && choice !== "credit") return;
	await notifyMember(context, asked.memberId, "orders", {
		title: titles,
		body:
			choice === "credit" && !code
				? creditBack(formatRupiah(credit))
				: outcomes[choice](formatRupiah(amount), code ?? ""),
		path: ticketsPath(),
		tag: `change ${asked.id}`,
	});
}
type Answer = {
	choice: TicketChoiceName;
	isDefault: boolean;
	amount: number;
	credit: number;
	code?: string | undefined;
};

const creditBack = (credit: string): Localized => ({
	id: `Kredit ${credit} kembali ke kode yang kamu pakai.`,
	en: `${credit} of credit is back on the code you used.`,
});

const outcomes: Record<TicketChoiceName, (amount: string, code: string) => Localized> = {
	keep: () => ({ id: "Tiketmu tetap berlaku.", en: "Your tickets stay valid." }),
	credit: (amount, code) => ({
		id: `Kredit ${amount} jadi milikmu: pakai kode ${code} di toko atau untuk tiket.`,
		en: `${amount} of credit is yours: use the code ${code} in the store or for tickets.`,
	}),
	refund: () => ({
		id: "Tiketmu kami tarik. Kalau ada yang kamu bayar, uangnya kembali.",
		en: "We took your tickets back. Anything you paid for them is refunded.",
	}),
};

const ticketsPath = () => pathTo("profile-all-tickets");

async function findFacts(db: CallContext["db"], { changeId, orderId, memberId }: ChangedTicketRow) {
	const [change] = await db.select().from(matchChanges).where(eq(matchChanges.id, changeId));
	const order = await findAnyOrder(db, { id: orderId });
	const member = await findMemberToTell(db, memberId);
	const [id, en] = await Promise.all(
		(["id", "en"] as const).map(
			async (language) => (await findFixtures(db, language, [change!.eventId])).get(change!.eventId)!.event,
		),
	);
	return {
		change: change!,
		order: order!,
		member: member!,
		titles: { id: fixtureTitle(id!), en: fixtureTitle(en!) },
		event: id!,
	};
}
