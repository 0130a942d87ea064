import * as z from "zod";
import { clubSections } from "../../platform/club-profile";

/** A cover gets a random composition of its own house; an editor may pin any of them. */
export const compositions = {
	football: ["centre-circle", "penalty-box", "net", "corner-kick", "free-kick", "terrace", "mown-pitch"],
	basketball: ["three-point-arc", "basketball", "shot", "rim", "hoop", "court"],
	esports: ["d-pad", "lanes", "stepped-waves", "tunnel", "sign", "pixel-tide", "keys"],
	academy: ["stairs", "running-track", "slalom", "washing-line", "targets"],
	foundation: [
		"kawung",
		"mangrove",
		"swim-lanes",
		"fishing-net",
		"book-boat",
		"drops",
		"school",
		"boots",
		"pencils",
	],
	entertainment: [
		"spotlight",
		"sound-wave",
		"film-strip",
		"clapper",
		"microphone",
		"headphones",
		"record",
		"strings",
		"big-screen",
		"speech",
	],
	club: ["sun", "monogram", "bunting", "lighthouse", "ferry"],
} as const satisfies Record<string, readonly string[]>;
export type ArtHouse = keyof typeof compositions;
export type CompositionName = (typeof compositions)[ArtHouse][number];

/** Colour fields that a cover may get at random. */
export const chanceFields = ["sea", "trench", "accent", "accent-trench", "deep", "foam", "zebra"] as const;
/** Fields an editor or a page may pin as well; the tonal ones are made to carry text. */
export const pinnedFields = [
	"zebra-accent",
	"sea-tonal",
	"sea-quiet",
	"trench-tonal",
	"accent-tonal",
	"accent-foam",
] as const;
export const fieldNames = [...chanceFields, ...pinnedFields] as const;
export type FieldName = (typeof fieldNames)[number];

export const toneNames = ["sea", "calm", "trench", "foam"] as const;
export type ToneName = (typeof toneNames)[number];

export const playerLooks = [
	"fade",
	"curly",
	"quiff",
	"shaved",
	"ponytail",
	"bun",
	"long",
	"hijab",
	"headset",
	"headset-long",
	"headset-hijab",
] as const;
export type PlayerLook = (typeof playerLooks)[number];

export const skinTones = ["umber", "brown", "chestnut", "bronze", "tan", "fair"] as const;
export type SkinTone = (typeof skinTones)[number];

export const hairTones = [
	"black",
	"soot",
	"espresso",
	"blue-black",
	"brown",
	"copper",
	"blond",
	"grey",
] as const;
export type HairTone = (typeof hairTones)[number];

export const kitNames = ["home", "away", "third", "keeper", "basketball", "esports"] as const;
export type KitName = (typeof kitNames)[number];

/** A garment's fabric; defaults to its division's. */
export const clothNames = ["sea", "trench", "foam", "accent"] as const;
export type ClothName = (typeof clothNames)[number];

/** Store items with a choice of fabric. */
export const sewnThings = [
	"tee",
	"training-top",
	"hoodie",
	"jacket",
	"childrens-kit",
	"bucket-hat",
	"beanie",
	"drawstring-bag",
	"flag",
] as const;
export type SewnThing = (typeof sewnThings)[number];

/** Store items in their division's colours. */
export const plainThings = ["scarf", "cap", "tumbler", "tote", "ball", "mug", "key-ring"] as const;
export type PlainThing = (typeof plainThings)[number];

export const trophyShapes = ["cup", "medal", "shield", "rosette"] as const;
export type TrophyShape = (typeof trophyShapes)[number];

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,120}$/));
const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
const division = z.enum(clubSections);
const shirtNumber = z.int().check(z.gte(0), z.lte(99));
/** Letters of any alphabet with their accents, space, dot, hyphen, apostrophe, and a few digits for nicknames. */
export const shirtName = z.string().check(z.regex(/^(?!(?:\D*\d){4})[\p{L}\p{M}\d .'’-]{0,40}$/u));
const fraction = z.number().check(z.gte(0), z.lte(1));

const artRefSchema = z.discriminatedUnion("art", [
	z.object({
		art: z.literal("cover"),
		slug,
		division,
		/** A composition by name, or by its index in the house's list. */
		variant: z.optional(
			z.union([z.enum(Object.values(compositions).flat()), z.int().check(z.gte(0), z.lte(9))]),
		),
		field: z.optional(z.enum(fieldNames)),
	}),
	/** Look, skin and hair of a real person are set by the club, never left to chance. */
	z.object({
		art: z.literal("player"),
		slug,
		division,
		number: z.optional(shirtNumber),
		name: shirtName,
		look: z.optional(z.enum(playerLooks)),
		skin: z.optional(z.enum(skinTones)),
		hair: z.optional(z.enum(hairTones)),
	}),
	z.object({ art: z.literal("poster"), slug, division, away: colour }),
	z.object({ art: z.literal("rival"), slug, colour: z.optional(colour) }),
	z.object({ art: z.literal("pennant"), slug, division, year: z.int().check(z.gte(1800), z.lte(2199)) }),
	z.object({ art: z.literal("trophy"), slug, division, shape: z.optional(z.enum(trophyShapes)) }),
	z.object({
		art: z.literal("jersey"),
		slug,
		kit: z.enum(kitNames),
		/** With a number or a name, the shirt is shown from behind. */
		number: z.optional(shirtNumber),
		name: z.optional(shirtName),
	}),
	z.object({ art: z.enum(plainThings), slug, division }),
	z.object({ art: z.enum(sewnThings), slug, division, cloth: z.optional(z.enum(clothNames)) }),
	z.object({
		art: z.enum(["field", "band"]),
		slug,
		tone: z.optional(z.enum(toneNames)),
		stripes: z.optional(z.int().check(z.gte(2), z.lte(24))),
	}),
	z.object({ art: z.literal("avatar"), slug }),
]);

/** A site path ("/photos/derby.jpg") or the id of an upload. The focal point is in 0..1. */
const photoRefSchema = z.object({
	photo: z.string().check(z.regex(/^(\/[\w-][\w./-]{0,240}|[\w-]{1,64})$/)),
	width: z.int().check(z.positive()),
	height: z.int().check(z.positive()),
	focal: z.optional(z.object({ x: fraction, y: fraction })),
});

/**
 * What the database stores for a picture: a drawing by kind and slug, or a photo. The slug seeds everything that a
 * reference leaves open, so the same reference always gives the same picture.
 */
export const pictureRefSchema = z
	.union([artRefSchema, photoRefSchema])
	.register(z.globalRegistry, { title: "Picture" });
export type PictureRef = z.infer<typeof pictureRefSchema>;
export type ArtRef = z.infer<typeof artRefSchema>;
export type PhotoRef = z.infer<typeof photoRefSchema>;
