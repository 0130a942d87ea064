/** The parts of a member's data that staff can open. */
export const viewedThings = ["profile", "orders", "payments", "parcels", "tickets", "messages"] as const;
export type ViewedThing = (typeof viewedThings)[number];
