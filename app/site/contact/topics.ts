import type { Localized } from "../../platform/words/language";

/** What people write about; the staff's mail begins with it. */
export const contactTopics = [
	"general",
	"tickets",
	"store",
	"account",
	"academy",
	"partnership",
	"media",
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const topicLabels: Record<ContactTopic, Localized> = {
	general: { id: "Pertanyaan umum", en: "General question" },
	tickets: { id: "Tiket dan stadion", en: "Tickets and stadium" },
	store: { id: "Toko dan pesanan", en: "Store and orders" },
	account: { id: "Akun dan data pribadi", en: "Account and personal data" },
	academy: { id: "Akademi", en: "Academy" },
	partnership: { id: "Kerja sama", en: "Partnership" },
	media: { id: "Media", en: "Media" },
};
