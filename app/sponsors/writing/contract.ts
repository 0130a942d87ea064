import * as z from "zod";
import { day, line } from "../../content/content-fields";
import { contentEndpoints } from "../../content/contract";
import { divisionKeys } from "../../platform/club-profile";
import { ruleText } from "../../platform/rule-text";
import { httpsUrl } from "../../platform/site-path";
import { pictureRefSchema } from "../../ui/art/picture-ref";

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
	startsOn: day,
	endsOn: z.nullable(day),
});
export type SponsorContent = z.infer<typeof sponsorContent>;

export const sponsorEndpoints = contentEndpoints({
	path: "sponsors",
	things: "sponsors with their periods",
	content: sponsorContent,
});
