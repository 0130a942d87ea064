import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import { pathWord } from "../../platform/http/path-word";
import { ruleText } from "../../platform/http/rule-text";
import { seatRowSchema } from "../seats/seat-rows";
import { access, figures, quota, ticketSellingRefusals, version, wordsInput } from "./sale-parts";

const price = z
	.int()
	.check(
		z.gte(1_000, ruleText({ id: "Paling sedikit Rp 1.000.", en: "At least Rp 1.000." })),
		z.lte(100_000_000, ruleText({ id: "Paling banyak Rp 100.000.000.", en: "At most Rp 100.000.000." })),
	);

/** More seats than one block has. */
export const mostSeats = 5_000;

/** A number of unnumbered places, or rows of numbered seats. */
const seating = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("free"), quota }),
	z.object({
		kind: z.literal("numbered"),
		rows: z.array(seatRowSchema).check(z.minLength(1), z.maxLength(400)),
	}),
]);

const text = z.object({ id: z.string(), en: z.optional(z.string()) });
/** A section as staff read it, including one made under older rules. */
export const sectionPlanSchema = z.object({
	/** Its block on the map: "utara-1". */
	key: z.string(),
	label: text,
	gate: z.string(),
	note: z.nullable(text),
	/** Whole rupiah. */
	price: z.int(),
	perMemberLimit: z.int(),
	/** Out of the sun and the rain. */
	isShaded: z.boolean(),
	seating,
});
export type SectionPlan = z.infer<typeof sectionPlanSchema>;

const sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** And as they write it. */
const sectionFields = {
	key: pathWord,
	label: z.object({ id: wordsInput, en: z.optional(wordsInput) }),
	gate: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
	note: z.nullable(z.object({ id: sentence, en: z.optional(sentence) })),
	price,
	perMemberLimit: z.int().check(z.gte(1), z.lte(50)),
	isShaded: z.boolean(),
	seating,
};

export const addSection = endpoint({
	method: "POST",
	path: "/staff/ticket-sales/:event/sections",
	summary: "A section on a free block of the map: free seating with a quota, or numbered rows",
	access,
	status: 201,
	input: z.object({ event: pathWord, ...sectionFields }),
	answer: z.object({ id: z.string() }),
	refusals: ticketSellingRefusals,
});

export const changeSection = endpoint({
	method: "PUT",
	path: "/staff/ticket-sections/:id",
	summary:
		"Everything about a section. Orders already placed keep their price; what is sold or held keeps its place",
	access,
	input: z.object({ id: z.uuid(), version, ...sectionFields }),
	answer: z.object({ ...figures, openOrders: z.int() }),
	refusals: ticketSellingRefusals,
});

export const removeSection = endpoint({
	method: "DELETE",
	path: "/staff/ticket-sections/:id",
	summary: "Remove a section that nobody has ever ordered from",
	access,
	input: z.object({ id: z.uuid(), version }),
	answer: z.object({ message: z.string() }),
	refusals: ticketSellingRefusals,
});
