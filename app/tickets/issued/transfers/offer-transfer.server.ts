import { and, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { findMemberByProvenAddress, findMemberToTell } from "../../../members/find-member.server";
import { lockMember } from "../../../members/lock-member.server";
import { readEmail } from "../../../members/read-address.server";
import { hashToken, newToken } from "../../../members/tokens.server";
import { notifyMember } from "../../../messages/notifications/announce.server";
import { sendMail, sendText } from "../../../messages/send.server";
import { pathTo } from "../../../paths";
import type { Db } from "../../../platform/data/database.server";
import { defineJob } from "../../../platform/data/jobs.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { ParsedInputOf } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import { findSaleDeadlines } from "../../sales/sale-deadlines.server";
import { putPlacesInWords } from "../../sections/places-in-words.server";
import { lockMyTicket } from "../lock-ticket.server";
import { hasOpenReturn } from "../returns/open-returns.server";
import { issuedTickets } from "../tables.server";
import { ticketPush } from "../tell-member.server";
import { cancelTransfer, transferRefusals as refusals, type transferTicket } from "./contract";
import { hasOpenTransfer } from "./open-transfers.server";
import { passTransfers } from "./tables.server";

/** Time enough to read a mail; too short to keep a ticket from somebody who would come. */
const openHours = 48;

/** Members can have a message sent to anybody, so senders and recipients are both rate limited. */
const perGiver = { name: "transfer-giver", points: 30, seconds: 86_400 };
const perRecipient = { name: "transfer-recipient", points: 10, seconds: 86_400 };

/** Does the same whether or not the address has an account: the job finds out later who gets the message. */
export async function offerTransfer(
	context: MemberContext,
	{ code, recipient: typed }: ParsedInputOf<typeof transferTicket>,
) {
	const { language, limits, who, jobs } = context;
	const recipient = readEmail(typed, language);
	await limits.take(perGiver, who.memberId);
	return transaction(context.db, async (db) => {
		const pass = await lockMyTicket(db, code, who.memberId);
		if (pass.state !== "valid") throw refuse(refusals, "passes.dead");
		if (pass.frozenBy) throw refuse(refusals, "passes.frozen");
		if (pass.isDisputed) throw refuse(refusals, "passes.disputed");
		const { transferUntil } = (await findSaleDeadlines(db, [pass.eventId])).get(pass.eventId)!;
		if (!transferUntil) throw refuse(refusals, "transfer.too_late");
		const giver = await lockMember(db, who.memberId);
		if (recipient === giver?.email || recipient === giver?.phone) throw refuse(refusals, "transfer.self");
		if ((await hasOpenTransfer(db, pass.id)) || (await hasOpenReturn(db, pass.id)))
			throw refuse(refusals, "passes.offered");
		await limits.take(perRecipient, recipient);
		await endExpired(db, pass.id);
		const [transfer] = await db
			.insert(passTransfers)
			.values({
				passId: pass.id,
				giverId: who.memberId,
				recipient,
				language,
				expiresAt: sql`least(now() + make_interval(hours => ${openHours}), ${transferUntil.toISOString()}::timestamptz)`,
			})
			.returning();
		await jobs.send(db, tellRecipient, { transferId: transfer!.id });
		return { recipient, until: transfer!.expiresAt.toISOString() };
	});
}

export async function cancelMyTransfer({ db, who }: MemberContext, code: string) {
	return transaction(db, async (db) => {
		const pass = await lockMyTicket(db, code, who.memberId);
		const [ended] = await db
			.update(passTransfers)
			.set({ outcome: "cancelled", endedAt: sql`now()` })
			.where(and(eq(passTransfers.passId, pass.id), isNull(passTransfers.outcome)))
			.returning({ id: passTransfers.id });
		if (!ended) throw refuse(cancelTransfer.refusals, "transfer.none");
		return { message: "ok" };
	});
}

/** An expired one may not have been swept yet. */
const endExpired = (db: Db, passId: string) =>
	db
		.update(passTransfers)
		.set({ outcome: "expired", endedAt: sql`now()` })
		.where(
			and(
				eq(passTransfers.passId, passId),
				isNull(passTransfers.outcome),
				sql`${passTransfers.expiresAt} <= now()`,
			),
		);

/** The link is made here, where it is written down: nobody has it but the recipient. */
export const tellRecipient = defineJob({
	name: "tell-ticket-recipient",
	data: z.object({ transferId: z.uuid() }),
	retry: { tries: 5, delay: 10 },
	soon: true,
	run: async (context, { transferId }) => {
		await transaction(context.db, async (db) => {
			const token = newToken();
			const [transfer] = await db
				.update(passTransfers)
				.set({ tokenHash: hashToken(token) })
				.where(
					and(
						eq(passTransfers.id, transferId),
						isNull(passTransfers.tokenHash),
						isNull(passTransfers.outcome),
					),
				)
				.returning();
			if (!transfer) return;
			const inside = { ...context, db };
			const { recipient, language, expiresAt, giverId, passId } = transfer;
			const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.id, passId));
			const { slug: _, ...words } = await putPlacesInWords(db, pass!.eventId, [pass!]);
			const giver = (await findMemberToTell(db, giverId))!;
			const link = `${context.settings.publicUrl}${pathTo("profile-all-tickets")}?token=${token}`;
			if (recipient.startsWith("+"))
				await sendText(inside, { to: recipient, language, template: "ticket-offered", values: { link } });
			else
				await sendMail(inside, {
					to: recipient,
					language,
					template: "ticket-news",
					values: {
						news: "offered",
						name: "",
						other: giver.name,
						...words,
						until: expiresAt.toISOString(),
						link,
					},
				});
			const member = await findMemberByProvenAddress(db, recipient);
			if (member)
				await notifyMember(
					inside,
					member,
					"orders",
					ticketPush(words.match, giftFrom(giver.name), pass!.number),
				);
		});
	},
});

const giftFrom = (name: string) => ({
	id: `${name} ingin memberimu tiket. Terima sebelum batas waktunya.`,
	en: `${name} would like to give you a ticket. Accept it before the offer expires.`,
});
