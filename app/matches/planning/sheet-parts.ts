import * as z from "zod";
import { pathWord } from "../../platform/http/path-word";
import type { MatchSheet } from "../match-centre/match";
import { timelineKinds } from "../sports/sport-of";

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const name = text(80).check(z.minLength(1));
const words = (longest: number) =>
	z.object({ id: text(longest).check(z.minLength(1)), en: z.optional(text(longest)) });
const count = z.int().check(z.gte(0), z.lte(999));
const side = z.enum(["us", "them"]);
const person = z.object({ name, slug: z.optional(pathWord) });

const period = z.object({ label: words(60), us: count, them: count, winner: z.optional(side) });
const happening = z.object({
	/** Of the touchline entry it comes from, so that the console can still undo it. */
	id: z.optional(z.uuid()),
	at: text(8),
	period: z.int().check(z.gte(0), z.lte(11)),
	side: z.nullable(side),
	kind: z.enum(timelineKinds),
	player: z.optional(person),
	other: z.optional(person),
	text: z.optional(words(300)),
	inShootout: z.optional(z.boolean()),
});
const player = z.object({
	number: z.optional(z.int().check(z.gte(0), z.lte(99))),
	name,
	slug: z.optional(pathWord),
	position: z.optional(text(40)),
	captain: z.optional(z.boolean()),
});
const lineup = z.object({
	formation: z.optional(z.string().check(z.regex(/^\d(-\d){1,4}$/))),
	coach: z.optional(text(80)),
	starters: z.array(player).check(z.maxLength(20)),
	bench: z.array(player).check(z.maxLength(20)),
});
const measure = z.number().check(z.gte(0), z.lte(9_999));

/** A match sheet in the three parts that are saved by themselves: line-ups before, the result during, figures after a match. */
export const sheetParts = {
	result: z.object({
		scoring: z.enum(["points", "series"]),
		bestOf: z.optional(z.int().check(z.gte(1), z.lte(11))),
		periods: z.array(period).check(z.minLength(1), z.maxLength(12)),
		shootout: z.optional(z.object({ us: count, them: count })),
		timeline: z.array(happening).check(z.maxLength(200)),
	}),
	lineups: z.object({ us: lineup, them: lineup }),
	figures: z
		.array(z.object({ label: words(60), us: measure, them: measure, unit: z.optional(z.literal("%")) }))
		.check(z.maxLength(30)),
};
export type SheetPart = keyof typeof sheetParts;
export type SheetResult = z.infer<typeof sheetParts.result>;
export type SheetLineups = z.infer<typeof sheetParts.lineups>;
export type SheetFigures = z.infer<typeof sheetParts.figures>;

export function partsOf({ lineups, figures, ...result }: MatchSheet) {
	return { result, lineups, figures };
}
