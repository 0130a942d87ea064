import { and, eq, isNull, sql } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import type { Db } from "../../platform/data/database.server";
import { refuseSaying } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import type { ClubEvent } from "../events/tables.server";
import { happeningOf } from "../sports/sport-of";
import { touchlineRefusals } from "./contract";
import { type HappeningEntry, isKick, type TouchlineEntry } from "./entry";
import { matchEntries } from "./tables.server";

/**
 * Two people with a console each see the same goal. The second to arrive is refused, however late, unless its author
 * confirms it. Whistles need no such check: the second changes nothing.
 */
export async function refuseTwin(db: Db, { id: eventId, division }: ClubEvent, entry: TouchlineEntry) {
	if (!isHappening(entry) || entry.isSure) return;
	const { name: called, twinSeconds } = happeningOf(division, entry.kind);
	const near = await db
		.select({ entry: matchEntries.entry, memberId: matchEntries.memberId })
		.from(matchEntries)
		.where(
			and(
				eq(matchEntries.eventId, eventId),
				isNull(matchEntries.undoneAt),
				sql`${matchEntries.entry} ->> 'kind' = ${entry.kind}`,
				sql`abs(extract(epoch from ${matchEntries.madeAt} - ${entry.madeAt}::timestamptz)) <= ${twinSeconds}`,
			),
		);
	const twin = near.find((one) => isTwin(one.entry, entry));
	if (!twin) return;
	const [colleague] = await listMembers(db, [twin.memberId]);
	const name = colleague?.name;
	const what = (language: Language) => localize(called, language).toLowerCase();
	throw refuseSaying(touchlineRefusals, "touchline.twin", {
		id: `${name ?? "Rekanmu"} sudah mencatat ${what("id")} ini.`,
		en: `${name ?? "A colleague"} has already recorded this ${what("en")}.`,
	});
}

const isHappening = (entry: TouchlineEntry): entry is HappeningEntry =>
	"side" in entry && entry.kind !== "game-won";

function isTwin(known: TouchlineEntry, entry: HappeningEntry): boolean {
	if (!isHappening(known) || known.console === entry.console) return false;
	const isSamePlayer = !known.player || !entry.player || known.player.name === entry.player.name;
	// The next kick of the same side may come within the minute.
	const isSameKick = isKick(known) === isKick(entry) && (!isKick(entry) || known.at === entry.at);
	return known.side === entry.side && known.period === entry.period && isSamePlayer && isSameKick;
}
