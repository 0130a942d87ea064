import { findMemberToTell } from "../members/find-member.server";
import { sendMail } from "../messages/send.server";
import type { MailValues } from "../messages/templates.server";
import { notifyMember } from "../notifications/announce.server";
import type { PushMessage } from "../notifications/push-message";
import { pathTo } from "../paths";
import type { JobContext } from "../platform/jobs.server";
import type { Localized } from "../platform/language";
import { putPlacesInWords } from "../tickets/places-in-words.server";
import type { Pass } from "./tables.server";

type News = Exclude<MailValues<"ticket-news">["news"], "offered" | "place_offered" | "place_missed">;

/** What became of a member's ticket, by mail, in the inbox and by push. In the caller's transaction. */
export async function tellMember(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
	memberId: string,
	news: News,
	pass: Pick<Pass, "eventId" | "sectionId" | "seatId" | "number">,
	other?: string,
) {
	const { db, settings } = context;
	const member = await findMemberToTell(db, memberId);
	if (!member) return;
	const { slug: _, ...words } = await putPlacesInWords(db, pass.eventId, [pass]);
	const path = pathTo("profile-all-tickets");
	await sendMail(context, {
		to: member.email,
		language: member.language,
		template: "ticket-news",
		values: { news, name: member.name, ...(other && { other }), ...words, link: settings.publicUrl + path },
	});
	await notifyMember(context, memberId, "orders", ticketPush(words.match, lines[news], pass.number));
}

/** A later word about the same ticket takes the place of the earlier one. */
export const ticketPush = (match: Localized, body: Localized, about: string): PushMessage => ({
	title: { id: `Tiket ${match.id}`.slice(0, 120), en: `Tickets for ${match.en ?? match.id}`.slice(0, 120) },
	body,
	path: pathTo("profile-all-tickets"),
	tag: `ticket ${about}`,
});

const lines: Record<News, Localized> = {
	accepted: {
		id: "Tiketmu sudah diterima. Kode lamamu mati.",
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
};
