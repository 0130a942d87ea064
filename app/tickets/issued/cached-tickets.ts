import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { formatDateTime } from "../../platform/words/dates";
import { shownLanguage, textsIn } from "../../platform/words/language";
import type { EventTickets } from "./contract";
import { shownState } from "./shown-state";
import { passTexts } from "./texts";
import { spellTicketNumber } from "./ticket-number";

/** The service worker knows this name, too: without a network it shows what is in here. */
const store = "ombak-tickets";

type Kept = EventTickets & {
	memberId: string;
	/** What the service worker writes, since it has no texts of its own. */
	page: { title: string; when: string; passes: KeptPass[] };
};

/** A dead ticket has its state in words and nothing to scan. */
type KeptPass = { words: string[]; state: string; size: number; drawing: string };

/** Keeps an event's tickets on this device, to be shown without a network. */
export async function cacheTickets(group: EventTickets, memberId: string) {
	if (!("caches" in window)) return;
	const language = shownLanguage();
	const t = textsIn(passTexts, language);
	const { event, passes } = group;
	const kept: Kept = {
		...group,
		memberId,
		page: {
			title: fixtureTitle(event),
			when: `${formatDateTime(event.startsAt, "short", language, event.venue.timeZone)} · ${event.venue.name}`,
			passes: passes.map(({ qr, number, section, seat, holder, ...pass }) => ({
				words: [
					spellTicketNumber(number),
					[
						section.label,
						seat && `${t.row} ${seat.row} ${t.seat} ${seat.number}`,
						`${t.gate} ${section.gate}`,
					]
						.filter(Boolean)
						.join(" · "),
					holder,
				],
				state: t.state[shownState(pass)],
				size: qr?.size ?? 0,
				drawing: qr?.drawing ?? "",
			})),
		},
	};
	const cache = await caches.open(store);
	await cache.put(addressOf(event.slug), Response.json(kept));
}

/** Tickets that were transferred, taken or voided since they were opened here are not shown as valid any more. */
export async function refreshCached(groups: readonly EventTickets[], memberId: string) {
	if (!("caches" in window) || !(await caches.has(store))) return;
	const cache = await caches.open(store);
	for (const group of groups)
		if (await cache.match(addressOf(group.event.slug))) await cacheTickets(group, memberId);
}

const addressOf = (slug: string) => `/kept-tickets/${slug}`;

/** What this member has opened on this device. Another member's, left behind by a session that ran out, is deleted. */
export async function listCachedTickets(memberId: string): Promise<EventTickets[]> {
	if (!("caches" in window) || !(await caches.has(store))) return [];
	const cache = await caches.open(store);
	const found: EventTickets[] = [];
	for (const request of await cache.keys()) {
		const kept = (await (await cache.match(request))!.json()) as Kept;
		if (kept.memberId === memberId) found.push({ event: kept.event, passes: kept.passes });
		else await cache.delete(request);
	}
	return found.sort((one, other) => one.event.startsAt.localeCompare(other.event.startsAt));
}
