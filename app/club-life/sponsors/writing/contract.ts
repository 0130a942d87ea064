import * as z from "zod";
import { dayField, line } from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { httpsUrl } from "../../../platform/browser/site-path";
import { divisionKeys } from "../../../platform/club-profile";
import { ruleText } from "../../../platform/http/rule-text";
import { pictureRefSchema } from "../../../ui/art/picture-ref";

const sponsorContent = z.object({
	name: line(80),
	/** Null for a sponsor of the whole club. */
	division: z.nullable(z.enum(divisionKeys)),
	url: z.nullable(
		z
			.string()
			.check(
				z.trim(),
				z.maxLength(300),
				z.regex(httpsUrl, ruleText({ id: "Mulai dengan https://", en: "Start with https://" })),
			),
	),
	logo: pictureRefSchema,
	startsOn: dayField,
	endsOn: z.nullable(dayField),
});
export type SponsorContent = z.infer<typeof sponsorContent>;

export const sponsorEndpoints = contentEndpoints({
	path: "sponsors",
	things: "sponsors with their periods",
	content: sponsorContent,
});
