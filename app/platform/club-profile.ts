import * as z from "zod";
import { club } from "../../club/profile";

const localized = z.object({ id: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) });
const urlWord = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a word of a-z, 0-9 and -"));
const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, "must be a colour like #FF5436"));

/** What a club has besides its divisions. */
export const ownSections = ["academy", "foundation", "entertainment", "club"] as const;

const socialLink = z.object({
	icon: z.string(),
	icon_sidebar: z.string(),
	width: z.int().check(z.positive()),
	height: z.int().check(z.positive()),
	name: z.enum(["facebook", "twitter", "instagram", "youtube", "tiktok"]),
	url: z.url({ protocol: /^https$/ }),
	type: z.string(),
});
export type SocialLink = z.infer<typeof socialLink>;

const division = z.object({
	/** In URLs: `/football/home`. */
	key: urlWord,
	/** A folder of `app/matches/sports`. */
	sport: z.string(),
	label: localized,
	/** For fills; their stripes, strong and soft; and as text on light and dark pages. */
	colours: z.object({ fill: colour, deep: colour, soft: colour, onLight: colour, onDark: colour }),
	ground: z.string(),
	since: z.int(),
	/** The teams it sends out, the leading one first. */
	squads: z.array(z.object({ key: urlWord, label: localized })).check(z.minLength(1), z.maxLength(12)),
	/** Below the title of its academy. */
	academyLead: z.optional(localized),
	/** Without any it shows the main club's. */
	socialLinks: z.optional(z.array(socialLink)),
});
export type Division = z.infer<typeof division>;
export type Squad = Division["squads"][number];

/** Everything that makes the software one particular club's site. `club/profile.ts` fills it. */
export const clubProfileSchema = z.object({
	name: z.string().check(z.minLength(2)),
	shortName: z.string().check(z.minLength(2)),
	brandWord: urlWord,
	eventSlug: urlWord,
	founded: z.int().check(z.gte(1800), z.lte(2100)),
	city: z.string(),
	tagline: localized,
	description: localized,
	divisions: z.array(division).check(z.minLength(1), z.maxLength(8)),
	socialLinks: z.object({
		main: z.array(socialLink),
		store: z.array(socialLink),
	}),
	contact: z.object({
		email: z.email(),
		phone: z.string().check(z.regex(/^\+62\d{8,12}$/, "must be an Indonesian number like +62211234567")),
		whatsapp: z.string().check(z.regex(/^\+62\d{8,12}$/)),
		address: z.array(z.string()),
		/** How soon messages are answered; completes "we usually reply …" in several places. */
		replies: localized,
		hours: localized,
	}),
	/** The starts of the numbers that codes are sent to, since other countries' prices invite abuse: `+62`, `+60`, `+65`. */
	textsTo: z.array(z.string().check(z.regex(/^\+[1-9]\d{0,6}$/, "must be the start of a number like +62"))),
	legal: z.object({ name: z.string(), taxNumber: z.string(), address: z.string() }),
	partners: z.array(
		z.object({ name: z.string(), url: z.nullable(z.url()), width: z.int().check(z.gte(50), z.lte(150)) }),
	),
	timeZone: z.string().check(z.refine(isTimeZone, "must be an IANA time zone like Asia/Jakarta")),
	currency: z.literal("IDR"),
	/** Prefix of order numbers. */
	orderPrefix: z.string().check(z.regex(/^[A-Z]{2,4}$/, "must be 2 to 4 capital letters")),
	/** VAT included in prices: this rate, applied to this share of the price. */
	tax: z.object({
		percent: z.int().check(z.gte(0), z.lte(50)),
		base: z.object({ numerator: z.int().check(z.positive()), denominator: z.int().check(z.positive()) }),
		/** What a seller charges for delivery is a part of the price. Not where the buyer owes it to the courier. */
		isDeliveryTaxed: z.boolean(),
	}),
	/** Where parcels start. The district is an official area code, such as 31.72.01. */
	warehouse: z.object({
		name: z.string(),
		phone: z.string().check(z.regex(/^\+62\d{8,12}$/)),
		address: z.string(),
		district: z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{2}$/, "must be a district's code like 31.72.01")),
		postcode: z.string().check(z.regex(/^\d{5}$/)),
		/** Where instant couriers are to come; null where the club uses none. */
		coordinates: z.nullable(
			z.object({
				latitude: z.number().check(z.gte(-90), z.lte(90)),
				longitude: z.number().check(z.gte(-180), z.lte(180)),
			}),
		),
	}),
	/** Goods worth at least this many rupiah can be insured against loss; null where the club does not offer it. */
	insureFrom: z.nullable(z.int().check(z.gte(0))),
	/** Rupiah for wrapping an order as a gift; null where the club does not. */
	giftWrapPrice: z.nullable(z.int().check(z.gte(0))),
	/** The payment methods on offer, by their keys in `payment-methods.ts`. Each must be on at the gateway, too. */
	paymentMethods: z.array(z.string()).check(z.minLength(1)),
	/** What the columns of the gateway's settlement file are called. */
	settlementColumns: z.object({
		reference: z.string(),
		transaction: z.string(),
		method: z.string(),
		gross: z.string(),
		fee: z.string(),
		tax: z.string(),
		net: z.string(),
		settledAt: z.string(),
		paidOutOn: z.string(),
	}),
	couriers: z.array(z.object({ key: urlWord, name: z.string() })).check(z.minLength(1)),
});
export type ClubProfile = z.infer<typeof clubProfileSchema>;

/** One line per error, so a club editing its profile sees them all at once. */
export function profileErrors(profile: unknown): string[] {
	const result = clubProfileSchema.safeParse(profile);
	if (!result.success)
		return result.error.issues.map((issue) => profileError(issue.path.join(".") || "profile", issue.message));
	return doubleKeys(result.data.divisions, "divisions").concat(
		result.data.divisions.flatMap(({ squads }, place) => doubleKeys(squads, `divisions.${place}.squads`)),
	);
}

export const profileError = (place: string, message: string) => `club/profile.ts: ${place}: ${message}`;

const doubleKeys = (all: readonly { key: string }[], place: string): string[] =>
	all.flatMap(({ key }, at) =>
		all.findIndex((one) => one.key === key) < at
			? [profileError(`${place}.${at}.key`, `"${key}" is there twice`)]
			: [],
	);

function isTimeZone(zone: string) {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return true;
	} catch {
		return false;
	}
}

export type DivisionKey = string;
export type ClubSection = string;

export type ProfileKeys = [string, ...string[]];
export const keysOf = (all: readonly { key: string }[]) =>
	[...new Set(all.map(({ key }) => key))] as ProfileKeys;

/** The club's divisions in its own order, and with them everything that has news, events or products. */
export const divisionKeys = keysOf(club.divisions);
export const [leadingDivision] = divisionKeys;
export const clubSections: ProfileKeys = [...divisionKeys, ...ownSections];
export const findDivision = (key: string | null | undefined): Division | undefined =>
	club.divisions.find((division) => division.key === key);
