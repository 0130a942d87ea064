import { and, eq, isNull, sql } from "drizzle-orm";
import { listMembers } from "../../members/find-member.server";
import type { Db } from "../../platform/data/database.server";
import { refuseSaying } from "../../platform/http/refusal";
import { eventsTexts } from "../events/texts";
import { touchlineRefusals } from "./contract";
import { type HappeningEntry, type HappeningKind, isKick, type TouchlineEntry } from "./entry";
import { matchEntries } from "./tables.server";

/**
 * Two people with a console each see the same goal. The second to arrive is refused, however late, unless its author
 * confirms it. Whistles need no such check: the second changes nothing.
 */
export async function refuseTwin(db: Db, eventId: string, entry: TouchlineEntry) {
	if (!isHappening(entry) || entry.isSure) return;
	const near = await db
		.select({ entry: matchEntries.entry, memberId: matchEntries.memberId })
		.from(matchEntries)
		.where(
			and(
				eq(matchEntries.eventId, eventId),
				isNull(matchEntries.undoneAt),
				sql`${matchEntries.entry} ->> 'kind' = ${entry.kind}`,
				sql`abs(extract(epoch from ${matchEntries.madeAt} - ${entry.madeAt}::timestamptz)) <= ${secondsOf(entry.kind)}`,
			),
		);
	const twin = near.find((one) => isTwin(one.entry, entry));
	if (!twin) return;
	const [colleague] = await listMembers(db, [twin.memberId]);
	const name = colleague?.name;
	const what = (language: "id" | "en") =>
		entry.kind === "point" ? "+1" : eventsTexts[language].happenings[entry.kind].toLowerCase();
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

/** How far apart two entries for one thing can be. Baskets follow each other in seconds, goals do not. */
const secondsOf = (kind: HappeningKind): number =>
	quick.includes(kind) ? 5 : kind === "goal" || kind === "penalty-goal" || kind === "own-goal" ? 60 : 120;
const quick: readonly HappeningKind[] = ["point", "basket", "three-pointer", "free-throw"];
