import * as z from "zod";
import { ruleText } from "../../platform/http/rule-text";

/** Building blocks for declaring kinds of content. */
export const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
export const optionalLine = (longest: number) =>
	z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)));

/** Indonesian is the fallback, so it is required. */
export const wordsField = (longest: number) => z.object({ id: line(longest), en: z.optional(line(longest)) });

export const wholeNumberField = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** A plausible year; the database has no year 0. */
const isNear = (text: string) => /^(19|20|21)/.test(text);

/** "2026-11-16" */
export const dayField = z.iso
	.date(ruleText({ id: "Isi tanggal lengkap.", en: "Enter a full date." }))
	.check(z.refine(isNear, ruleText({ id: "Periksa tahunnya.", en: "Check the year." })));
export const momentField = z.iso
	.datetime({
		offset: true,
		error: ruleText({ id: "Isi tanggal dan jamnya.", en: "Enter a date and a time." }),
	})
	.check(z.refine(isNear, ruleText({ id: "Periksa tahunnya.", en: "Check the year." })));
