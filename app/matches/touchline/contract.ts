import * as z from "zod";
import { divisionKeys } from "../../platform/club-profile";
import { type AnswerOf, endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import type { RefusalTable } from "../../platform/http/refusal";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { matchSheetSchema } from "../match-centre/match";
import { touchlineEntrySchema } from "./entry";

const access = { staff: "editor" } as const;
const slug = pathWord;

export const touchlineRefusals = {
	"touchline.unknown": {
		status: 404,
		message: { id: "Laga ini tidak ada.", en: "There is no such match." },
	},
	"touchline.off": {
		status: 409,
		message: {
			id: "Laga ini ditunda atau dibatalkan.",
			en: "This match has been postponed or cancelled.",
		},
	},
	"touchline.sport": {
		status: 409,
		message: {
			id: "Olahraga laga ini tidak mengenal catatan itu.",
			en: "The sport of this match has no such entry.",
		},
	},
	"touchline.no_goal": {
		status: 409,
		message: {
			id: "Gol untuk umpan ini belum tercatat.",
			en: "The goal for this assist has not been recorded.",
		},
	},
	"touchline.twin": {
		status: 409,
		message: { id: "Rekanmu sudah mencatat ini.", en: "A colleague has already recorded this." },
	},
	"touchline.taken": {
		status: 409,
		message: { id: "Catatan ini milik laga lain.", en: "This entry belongs to another match." },
	},
} as const satisfies RefusalTable;

const touchlineAnswer = z.object({
	slug: z.string(),
	division: z.enum(divisionKeys),
	home: z.boolean(),
	opponent: z.object({ name: z.string(), colour: z.string(), crest: pictureRefSchema }),
	startsAt: z.string(),
	timeZone: z.string(),
	/** Postponed or cancelled: nothing can be recorded. */
	isOff: z.boolean(),
	status: z.enum(["scheduled", "live", "finished"]),
	sheet: z.nullable(matchSheetSchema),
	/** Every whistle and the latest of the rest, oldest first, without what was undone. */
	entries: z.array(
		z.object({ entry: touchlineEntrySchema, counted: z.boolean(), by: z.nullable(z.string()) }),
	),
});
export type TouchlineMatch = AnswerOf<typeof touchlineMatch>;

export const touchlineMatch = endpoint({
	method: "GET",
	path: "/staff/touchline/:slug",
	summary: "A match as a touchline console needs it: line-ups, score, and what has been recorded",
	access,
	input: z.object({ slug }),
	answer: touchlineAnswer,
	refusals: touchlineRefusals,
});

export const recordEntry = endpoint({
	method: "POST",
	path: "/staff/touchline/:slug/entries",
	summary: "Record a goal, card, whistle or undo; an entry counts once by its id, however often it is sent",
	access,
	input: z.object({ slug, entry: touchlineEntrySchema }),
	answer: touchlineAnswer,
	refusals: touchlineRefusals,
});
