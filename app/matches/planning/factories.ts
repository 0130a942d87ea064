import type { EventPlan } from "./event-plan";

/** An event that is not a match. Its venue must exist. */
export const buildEventPlan = (
	overrides: Partial<EventPlan> & Pick<EventPlan, "slug" | "venue">,
): EventPlan => ({
	kind: "event",
	division: "club",
	title: { id: "Hari terbuka" },
	summary: { id: "Semua boleh datang." },
	body: null,
	bodyEn: null,
	programme: [],
	squad: null,
	competition: null,
	round: null,
	opponent: null,
	home: null,
	startsAt: "2027-02-06T12:00:00.000Z",
	endsAt: "2027-02-06T14:00:00.000Z",
	status: "scheduled",
	notice: null,
	watchUrl: null,
	cover: { art: "cover", division: "club", slug: "hari-terbuka" },
	...overrides,
});
