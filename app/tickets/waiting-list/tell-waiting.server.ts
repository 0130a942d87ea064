import { eq } from "drizzle-orm";
import { findMemberToTell } from "../../members/find-member.server";
import { notifyMember } from "../../messages/notifications/announce.server";
import { mailMember } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { JobContext } from "../../platform/data/jobs.server";
import type { Localized } from "../../platform/words/language";
import { putPlacesInWords } from "../sections/places-in-words.server";
import { ticketSales } from "../tables.server";
import type { PlaceOffer, WaitingFan } from "./tables.server";

type News = "place_offered" | "place_missed" | "place_withdrawn";

/** By mail, in the inbox and by push; it leads to the sale, where the offer can be taken. */
export async function tellWaitingFan(
	context: Pick<JobContext, "db" | "jobs" | "settings">,
	news: News,
	{ memberId, saleId, size }: WaitingFan,
	{ sectionId, seatIds, expiresAt }: PlaceOffer,
) {
	const { db, settings } = context;
	const member = await findMemberToTell(db, memberId);
	const [sale] = await db.select().from(ticketSales).where(eq(ticketSales.id, saleId));
	if (!member || !sale) return;
	const places = Array.from({ length: size }, (_, at) => ({ sectionId, seatId: seatIds[at] ?? null }));
	const { slug, ...words } = await putPlacesInWords(db, sale.eventId, places);
	const path = pathTo("buy-ticket", { id: slug });
	await mailMember(context, member, {
		language: member.language,
		template: "ticket-news",
		values: {
			news,
			name: member.name,
			...words,
			...(news === "place_offered" && { until: expiresAt.toISOString() }),
			link: settings.publicUrl + path,
		},
	});
	await notifyMember(context, memberId, "orders", {
		title: {
			id: `Daftar tunggu ${words.match.id}`.slice(0, 120),
			en: `Waiting list for ${words.match.en}`.slice(0, 120),
		},
		body: lines[news],
		path,
		tag: `waiting ${saleId}`,
	});
}

const lines: Record<News, Localized> = {
	place_offered: {
		id: "Ada tempat untukmu. Ambil dan bayar sebelum batas waktunya.",
		en: "Tickets are available for you. Take them and pay in time.",
	},
	place_missed: {
		id: "Tawaranmu sudah lewat dan pindah ke urutan berikutnya.",
		en: "Your offer has expired and passed to the next in line.",
	},
	place_withdrawn: {
		id: "Tiket yang ditawarkan tidak jadi dilepas pemiliknya. Urutanmu tetap.",
		en: "The ticket you were offered is no longer available. You keep your place in the line.",
	},
};
