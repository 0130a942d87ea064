import * as z from "zod";

const localized = z.object({ id: z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) });
const urlWord = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a word of a-z, 0-9 and -"));
const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, "must be a colour like #FF5436"));

/** The three teams, and the club's other houses. Each has an accent in the design. */
export const divisionKeys = ["football", "basketball", "esports"] as const;
export const clubSections = [...divisionKeys, "academy", "foundation", "entertainment", "club"] as const;
export type DivisionKey = (typeof divisionKeys)[number];
export type ClubSection = (typeof clubSections)[number];

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
	divisions: z
		.array(
			z.object({
				key: z.enum(divisionKeys),
				label: localized,
				accent: colour,
				ground: z.string(),
				since: z.int(),
			}),
		)
		.check(z.length(3)),
	socialLinks: z.object({
		main: z.array(socialLink),
		basketball: z.array(socialLink),
		esports: z.array(socialLink),
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
	if (result.success) return [];
	return result.error.issues.map(
		(issue) => `club/profile.ts: ${issue.path.join(".") || "profile"}: ${issue.message}`,
	);
}

function isTimeZone(zone: string) {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return true;
	} catch {
		return false;
	}
}
