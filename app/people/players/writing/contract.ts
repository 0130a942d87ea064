import * as z from "zod";
import {
	dayField,
	line,
	optionalLine,
	wholeNumberField,
	wordsField,
} from "../../../editing/content/content-fields";
import { contentEndpoints } from "../../../editing/content/contract";
import { positionKeys } from "../../../matches/sports/sport-of";
import { httpsUrl } from "../../../platform/browser/site-path";
import { divisionKeys } from "../../../platform/club-profile";
import { ruleText } from "../../../platform/http/rule-text";
import { pictureRefSchema, shirtName } from "../../../ui/art/picture-ref";
import { squadKeys } from "../../squads/squads";
import { seasonFiguresSchema } from "../season/season-figures";

export const socialNetworks = ["instagram", "tiktok", "youtube", "twitch", "x"] as const;

const socialUrl = z.nullable(
	z
		.string()
		.check(
			z.trim(),
			z.maxLength(200),
			z.regex(httpsUrl, ruleText({ id: "Mulai dengan https://", en: "Start with https://" })),
		),
);

const playerContent = z.object({
	name: line(80),
	division: z.enum(divisionKeys),
	squad: z.enum(squadKeys),
	/** A newcomer may still wait for one. */
	number: z.nullable(wholeNumberField(0, 99)),
	shirtName: shirtName.check(z.minLength(1)),
	nickname: optionalLine(40),
	position: wordsField(60),
	positionKey: z.enum(positionKeys),
	captain: z.boolean(),
	nationality: z
		.string()
		.check(z.regex(/^[A-Z]{2}$/, ruleText({ id: "Dua huruf: ID, BR, JP.", en: "Two letters: ID, BR, JP." }))),
	hometown: line(80),
	bornOn: dayField,
	heightCm: wholeNumberField(120, 250),
	weightKg: wholeNumberField(30, 200),
	joinedYear: wholeNumberField(1900, 2199),
	biography: wordsField(5_000),
	portrait: pictureRefSchema,
	socials: z.object({
		instagram: socialUrl,
		tiktok: socialUrl,
		youtube: socialUrl,
		twitch: socialUrl,
		x: socialUrl,
	}),
	/** What each season in each competition adds up to. */
	seasons: z
		.array(
			z.object({
				season: z
					.string()
					.check(z.regex(/^20\d{2}\/\d{2}$/, ruleText({ id: "Seperti 2026/27.", en: "Like 2026/27." }))),
				competition: line(120),
				figures: seasonFiguresSchema,
			}),
		)
		.check(z.maxLength(60)),
});
export type PlayerContent = z.infer<typeof playerContent>;

export const playerEndpoints = contentEndpoints({
	path: "players",
	things: "players with their season figures",
	content: playerContent,
});
