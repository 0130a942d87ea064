/** What a member can be told about. The screens hold their names. */
export const topics = ["orders", "matches", "tickets", "news", "store"] as const;
export type Topic = (typeof topics)[number];

type Channels = { email: boolean; push: boolean };

/** One's own orders and tickets speak up unless silenced; everything else waits to be asked for. */
export const topicDefaults: Record<Topic, Channels> = {
	orders: { email: true, push: true },
	matches: { email: false, push: true },
	tickets: { email: false, push: false },
	news: { email: false, push: false },
	store: { email: false, push: false },
};
