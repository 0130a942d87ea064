import * as z from "zod";
import { emailAddress, personName, phoneText } from "../../members/member-fields";
import { divisionKeys } from "../../platform/club-profile";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ruleText } from "../../platform/http/rule-text";
import { pictureRefSchema } from "../../ui/art/picture-ref";
import { trainingSessionSchema } from "./timetable";

const programme = z.object({
	slug: z.string(),
	name: z.string(),
	summary: z.string(),
	minAge: z.int(),
	maxAge: z.int(),
	timetable: z.array(trainingSessionSchema),
	/** Whole rupiah; nothing when the club pays. */
	monthlyFee: z.int(),
	place: z.string(),
	cover: pictureRefSchema,
});
export type Programme = z.infer<typeof programme>;

const coach = z.object({
	slug: z.string(),
	name: z.string(),
	role: z.string(),
	biography: z.string(),
	sinceYear: z.int(),
	picture: pictureRefSchema,
});
export type Coach = z.infer<typeof coach>;

export const academyRefusals = {
	"academy.unknown": {
		status: 404,
		message: { id: "Akademi ini tidak ada.", en: "This academy does not exist." },
	},
} as const satisfies RefusalTable;

export const academyPage = endpoint({
	method: "GET",
	path: "/academy/:category",
	summary: "One academy: programmes, timetable and coaches",
	access: "public",
	input: z.object({ category: z.string().check(z.maxLength(40)) }),
	answer: z.object({
		category: z.enum(divisionKeys),
		programmes: z.array(programme),
		coaches: z.array(coach),
	}),
	refusals: academyRefusals,
	tags: ["academy"],
});

export const longestNote = 1000;

export const trialApplication = endpoint({
	method: "POST",
	path: "/academy/trials",
	summary: "A guardian asks for a child's trial session",
	access: "public",
	status: 201,
	input: z.object({
		programme: z.string().check(z.minLength(1), z.maxLength(120)),
		childName: personName,
		birthDate: z.iso.date(
			ruleText({ id: "Isi tanggal lahir lengkap.", en: "Enter the full date of birth." }),
		),
		guardianName: personName,
		email: emailAddress,
		phone: phoneText,
		note: z._default(z.string().check(z.trim(), z.maxLength(longestNote)), ""),
		/** A child's data may be kept only when the guardian agrees. */
		consent: z.literal(
			true,
			ruleText({
				id: "Tanpa persetujuan orang tua atau wali, kami tidak boleh menyimpan data anak.",
				en: "Without a parent's or guardian's consent we may not keep a child's data.",
			}),
		),
		/** A honeypot: people do not see this field, so only bots fill it in. */
		website: z.optional(z.string().check(z.maxLength(500))),
	}),
	answer: z.object({ message: z.string() }),
});
