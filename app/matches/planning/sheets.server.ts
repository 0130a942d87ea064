import { eq } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import { divisionKeys } from "../../platform/club-profile";
import { contentVersion } from "../../platform/data/content-version.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { lockEvent } from "../events/change-event.server";
import { matches } from "../events/tables.server";
import { type MatchSheet, scoreOf } from "../match-centre/match";
import { sportOf } from "../sports/sport-of";
import { emptySheet } from "../touchline/empty-sheet";
import { insertTold } from "../touchline/match-progress";
import { planRefusals, type saveMatchSheet } from "./contract";
import { readPlan } from "./plans.server";
import { partsOf, type SheetPart } from "./sheet-parts";

/** Each part separately, so that editing the line-ups does not interfere with the touchline. */
export async function saveSheet(
	{ db, who }: MemberContext,
	{ slug, ...sent }: ParsedInputOf<typeof saveMatchSheet>,
) {
	await transaction(db, async (db) => {
		const event = await lockEvent(db, slug);
		const division = event?.kind === "match" && divisionKeys.find((key) => key === event.division);
		if (!event || !division) throw refuse(planRefusals, "event.unknown");
		const [match] = await db
			.select({ sheet: matches.sheet })
			.from(matches)
			.where(eq(matches.eventId, event.id));
		const before = match?.sheet ?? emptySheet(sportOf(division));
		const parts = partsOf(before);
		const changed = (["result", "lineups", "figures"] as const).filter((part) => sent[part]);
		for (const part of changed)
			if (contentVersion(parts[part]) !== sent[part]!.version) throw refuse(planRefusals, "event.changed");
		const { result, lineups, figures } = sent;
		const sheet: MatchSheet = {
			...(result
				? { ...result.content, timeline: result.content.timeline.reduce(insertTold(sportOf(division)), []) }
				: parts.result),
			lineups: lineups?.content ?? parts.lineups,
			figures: figures?.content ?? parts.figures,
		};
		const score = scoreOf(sheet);
		const values = { scoreUs: score.us, scoreThem: score.them, sheet };
		await db
			.insert(matches)
			.values({ eventId: event.id, ...values })
			.onConflictDoUpdate({ target: matches.eventId, set: values });
		const now = partsOf(sheet);
		const only = (from: ReturnType<typeof partsOf>) =>
			Object.fromEntries(changed.map((part: SheetPart) => [part, from[part]]));
		await recordAudit(db, {
			by: who.memberId,
			action: "events.sheet",
			subject: `event/${slug}`,
			before: only(parts),
			after: only(now),
		});
	});
	return readPlan(db, slug);
}
