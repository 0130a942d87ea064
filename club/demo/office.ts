import type { AnnouncementTopic, Audience } from "../../app/announcements/audience";
import type { WebhookEvent } from "../../app/webhooks/webhook-events";

type Announcement = {
	audience: Audience;
	topic: AnnouncementTopic;
	title: { id: string; en: string };
	body: { id: string; en: string };
	path: string;
};

/** What the club has told its followers, the oldest first. */
export const demoAnnouncements: readonly Announcement[] = [
	{
		audience: { kind: "player", target: "raka-wirayuda" },
		topic: "news",
		title: { id: "Raka bertahan sampai 2029", en: "Raka stays until 2029" },
		body: {
			id: "Kapten memperpanjang kontraknya. Katanya, masih ada satu piala yang belum ia angkat.",
			en: "The captain has signed a new contract. There is one cup left to lift, he says.",
		},
		path: "/player/detail/raka-wirayuda",
	},
	{
		audience: { kind: "division", target: "football" },
		topic: "matches",
		title: { id: "Latihan terbuka hari Sabtu", en: "Open training on Saturday" },
		body: {
			id: "Gerbang B dibuka pukul 07.00. Bawa air minum, bayangan tribun timur hilang jam sembilan.",
			en: "Gate B opens at 7 am. Bring water, the east stand has no shade after nine.",
		},
		path: "/event/list",
	},
];

/**
 * A warehouse's program, as an example: nobody listens at this address, so staff have turned it off. Its log shows what had
 * been sent before.
 */
export const demoWebhook = {
	url: "https://gudang.example/kabar-pesanan",
	description: "Gudang Teluk Bahari (contoh)",
	events: ["order.paid", "order.shipped", "order.refunded"] as WebhookEvent[],
	/** `status` is what the subscriber answered; none when it did not. */
	deliveries: [
		{ event: "order.paid", hoursAgo: 52, tries: 1, status: 204 },
		{ event: "order.shipped", hoursAgo: 31, tries: 2, status: 204 },
		{ event: "order.paid", hoursAgo: 30, tries: 1, status: 204 },
		{ event: "order.refunded", hoursAgo: 28, tries: 10, status: 503 },
	],
} as const;
