/** What a member can be notified about. The labels are in the screens' texts. */
export const topics = ["orders", "matches", "tickets", "news", "store"] as const;
export type Topic = (typeof topics)[number];

type Channels = { email: boolean; push: boolean; phone: boolean };

/** Own orders and tickets are on by default; everything else is opt-in. */
export const topicDefaults: Record<Topic, Channels> = {
	orders: { email: true, push: true, phone: false },
	matches: { email: false, push: true, phone: false },
	tickets: { email: false, push: false, phone: false },
	news: { email: false, push: false, phone: false },
	store: { email: false, push: false, phone: false },
};
