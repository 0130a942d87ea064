import * as z from "zod";
import { timelineKinds } from "../sports/sport-of";

const words = z.object({ id: z.string().check(z.minLength(1)), en: z.optional(z.string()) });
const count = z.int().check(z.gte(0));
const side = z.enum(["us", "them"]);
const personOnSheet = z.object({ name: z.string(), slug: z.optional(z.string()) });

export const timelineEntrySchema = z.object({
	/** Of the touchline entry it comes from. */
	id: z.optional(z.string()),
	/** As on the scoreboard: "88", "90+3", "04.12". */
	at: z.string(),
	/** Zero-based index of the period. */
	period: count,
	/** Null if it belongs to neither team: kick-off, rain, a break. */
	side: z.nullable(side),
	kind: z.enum(timelineKinds),
	player: z.optional(personOnSheet),
	/** The assist, or the player substituted off. */
	other: z.optional(personOnSheet),
	text: z.optional(words),
	/** A kick of the shoot-out; `at` is its round. */
	inShootout: z.optional(z.boolean()),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

const lineupEntry = z.object({
	number: z.optional(count),
	name: z.string(),
	slug: z.optional(z.string()),
	position: z.optional(z.string()),
	captain: z.optional(z.boolean()),
});
export type LineupEntry = z.infer<typeof lineupEntry>;

const lineup = z.object({
	formation: z.optional(z.string()),
	coach: z.optional(z.string()),
	starters: z.array(lineupEntry),
	bench: z.array(lineupEntry),
});
export type Lineup = z.infer<typeof lineup>;

export const periodSchema = z.object({
	label: words,
	us: count,
	them: count,
	/** Only in a series: who won this game. Absent while it is being played. */
	winner: z.optional(side),
});
export type MatchPeriod = z.infer<typeof periodSchema>;

export const figureSchema = z.object({
	label: words,
	us: z.number(),
	them: z.number(),
	unit: z.optional(z.literal("%")),
});
export type MatchFigure = z.infer<typeof figureSchema>;

/**
 * One sheet for every sport. Halves and quarters add up to the score (`points`);
 * a series counts the games won and keeps kills or rounds as the points of each game.
 */
export const matchSheetSchema = z.object({
	scoring: z.enum(["points", "series"]),
	/** Games a series can last. */
	bestOf: z.optional(z.int().check(z.positive())),
	periods: z.array(periodSchema).check(z.minLength(1)),
	/** Penalties after a drawn cup tie; they never change the score. */
	shootout: z.optional(z.object({ us: count, them: count })),
	timeline: z.array(timelineEntrySchema),
	lineups: z.object({ us: lineup, them: lineup }),
	figures: z.array(figureSchema),
});
export type MatchSheet = z.infer<typeof matchSheetSchema>;

export type Score = { us: number; them: number };

export function scoreOf(sheet: Pick<MatchSheet, "scoring" | "periods">): Score {
	const total = (of: "us" | "them") =>
		sheet.scoring === "series"
			? sheet.periods.filter((game) => game.winner === of).length
			: sheet.periods.reduce((sum, part) => sum + part[of], 0);
	return { us: total("us"), them: total("them") };
}

export type Outcome = "won" | "drawn" | "lost";

export function outcomeOf(score: Score, shootout?: Score): Outcome {
	const decided = score.us === score.them && shootout ? shootout : score;
	if (decided.us === decided.them) return "drawn";
	return decided.us > decided.them ? "won" : "lost";
}
