import * as z from "zod";
import { line, wholeNumberField, wordsField } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { divisionKeys } from "../../../platform/club-profile";
import { ruleText } from "../../../platform/http/rule-text";
import { pictureRefSchema } from "../../../ui/art/picture-ref";
import { weekdays } from "../timetable";

/** "15.30" */
const clock = z
	.string()
	.check(
		z.trim(),
		z.regex(/^([01]\d|2[0-3])\.[0-5]\d$/, ruleText({ id: "Jam seperti 15.30.", en: "A time like 15.30." })),
	);

const programmeContent = z.object({
	name: wordsField(120),
	category: z.enum(divisionKeys),
	summary: wordsField(2_000),
	minAge: wholeNumberField(4, 99),
	maxAge: wholeNumberField(4, 99),
	timetable: z.array(z.object({ day: z.literal(weekdays), start: clock, end: clock })).check(z.maxLength(21)),
	/** Whole rupiah; nothing when the club pays. */
	monthlyFee: wholeNumberField(0, 1_000_000_000),
	place: line(160),
	cover: pictureRefSchema,
});
export type ProgrammeContent = z.infer<typeof programmeContent>;

export const academyProgrammeEndpoints = contentEndpoints({
	path: "academy-programmes",
	things: "the academies' programmes",
	content: programmeContent,
});

const coachContent = z.object({
	name: line(80),
	category: z.enum(divisionKeys),
	role: wordsField(120),
	biography: wordsField(3_000),
	sinceYear: wholeNumberField(1900, 2199),
	picture: pictureRefSchema,
});
export type CoachContent = z.infer<typeof coachContent>;

export const coachEndpoints = contentEndpoints({
	path: "academy-coaches",
	things: "the academies' coaches",
	content: coachContent,
});
