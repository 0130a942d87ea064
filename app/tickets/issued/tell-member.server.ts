import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { findMemberToTell } from "../../members/find-member.server";
import { notifyMember } from "../../messages/notifications/announce.server";
import type { PushMessage } from "../../messages/push/push-message";
import { mailMember } from "../../messages/send.server";
import { pathTo } from "../../paths";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { Localized } from "../../platform/words/language";
import { putPlacesInWords } from "../sections/places-in-words.server";
import { type IssuedTicket, issuedTickets } from "./tables.server";

const news = ["accepted", "declined", "expired", "voided"] as const;
type News = (typeof news)[number];

/** What happened to a member's ticket, by mail, in the inbox and by push. Queued in the transaction of its cause. */
export const tellMember = (
	{ db, jobs }: Pick<JobContext, "db" | "jobs">,
	memberId: string,
	what: News,
	{ id: passId }: Pick<IssuedTicket, "id">,
	other?: string,
) =>
	jobs.send(db, mailTicketNews, {
		memberId,
		news: what,
		passId,
		messageId: randomUUID(),
		...(other && { other }),
	});

export const mailTicketNews = defineJob({
	name: "mail-ticket-news",
	data: z.object({
		memberId: z.uuid(),
		news: z.enum(news),
		passId: z.uuid(),
		messageId: z.uuid(),
		other: z.string().optional(),
	}),
	retry: { tries: 5, delay: 10 },
	run: async (context, { memberId, news, passId, messageId, other }) => {
		await transaction(context.db, async (db) => {
			const inside = { ...context, db };
			const member = await findMemberToTell(db, memberId);
			const [pass] = await db.select().from(issuedTickets).where(eq(issuedTickets.id, passId));
			if (!member || !pass) return;
			const { slug: _, ...words } = await putPlacesInWords(db, pass.eventId, [pass]);
			const isNew = await mailMember(inside, member, {
				id: messageId,
				language: member.language,
				template: "ticket-news",
				values: {
					news,
					name: member.name,
					...(other && { other }),
					...words,
					link: context.settings.publicUrl + pathTo("profile-all-tickets"),
				},
			});
			// A push has no id of its own: it is sent with the mail, unless that was already written.
			if (isNew)
				await notifyMember(inside, memberId, "orders", ticketPush(words.match, lines[news], pass.number));
		});
	},
});

/** A later message about the same ticket replaces the earlier one. */
export const ticketPush = (match: Localized, body: Localized, about: string): PushMessage => ({
	title: { id: `Tiket ${match.id}`.slice(0, 120), en: `Tickets for ${match.en ?? match.id}`.slice(0, 120) },
	body,
	path: pathTo("profile-all-tickets"),
	tag: `ticket ${about}`,
});

const lines: Record<News, Localized> = {
	accepted: {
		id: "Tiketmu sudah diterima. Kode lamamu tidak berlaku lagi.",
		en: "Your ticket was accepted. Your old code no longer works.",
	},
	declined: {
		id: "Tiketmu tidak diterima. Tetap milikmu, kodenya sama.",
		en: "Your ticket was declined. It is still yours, with the same code.",
	},
	expired: {
		id: "Belum ada yang menerima tiketmu. Tetap milikmu, kodenya sama.",
		en: "Nobody accepted your ticket in time. It is still yours, with the same code.",
	},
	voided: {
		id: "Tiket yang dialihkan kepadamu tidak berlaku lagi: pesanan asalnya dibatalkan.",
		en: "The ticket you were given is no longer valid: the order it came from was taken back.",
	},
};
