import * as z from "zod";
import { clubSections } from "../../platform/club-profile";
import { drawAppIcon } from "./app-icon";
import { drawAvatar } from "./avatar";
import { drawCover } from "./covers/cover";
import { crestVariants } from "./marks/crest-geometry";
import { drawCrest } from "./marks/crest-svg";
import { drawWordmark } from "./marks/wordmark-svg";
import { drawMatchPoster } from "./match-poster";
import { drawPennant } from "./pennant";
import { drawPhotoFrame } from "./photo-frame";
import {
	clothNames,
	compositions,
	fieldNames,
	hairTones,
	kitNames,
	playerLooks,
	shirtName,
	skinTones,
	toneNames,
	trophyShapes,
} from "./picture-ref";
import { drawBand, drawField } from "./plain-sea";
import { drawPlayerCard } from "./player-card";
import { drawRival } from "./rival";
import { drawBall } from "./shop/ball";
import { drawCap } from "./shop/cap";
import { drawChildrensKit } from "./shop/children";
import { drawHoodie, drawJacket, drawTee, drawTrainingTop, type Garment } from "./shop/garments";
import { drawBeanie, drawBucketHat } from "./shop/headwear";
import { drawJersey } from "./shop/jersey";
import { drawDrawstringBag, drawFlag, drawKeyRing, drawMug } from "./shop/keepsakes";
import { drawScarf } from "./shop/scarf";
import { drawTote } from "./shop/tote";
import { drawTumbler } from "./shop/tumbler";
import { drawTrophy } from "./trophy";

type Query = Record<string, string | undefined>;

/**
 * Serves `/art/<kind>/<slug>.svg?<query>`, which is public: unknown or out-of-range values give null. No text of the
 * query is ever copied into a picture; names become outlines, colours are validated.
 */
export function drawArt(kind: string, slug: string, query: Query): string | null {
	if (!/^[a-z0-9-]{1,120}$/.test(slug) || !Object.hasOwn(kinds, kind)) return null;
	return kinds[kind as keyof typeof kinds](slug, query);
}

const size = wholeNumber(16, 2000);
const percent = wholeNumber(0, 100);
const division = z.enum(clubSections);
const shirtNumber = wholeNumber(0, 99);
const colour = z.pipe(
	z.string().check(z.regex(/^[0-9A-Fa-f]{6}$/)),
	z.transform((hex: string) => `#${hex}`),
);
const flag = z.pipe(
	z.literal("1"),
	z.transform(() => true),
);
const shown = { w: size, h: size };

const kinds = {
	cover: kind(
		{
			...shown,
			division,
			variant: z.optional(z.union([z.enum(Object.values(compositions).flat()), wholeNumber(0, 9)])),
			field: z.optional(z.enum(fieldNames)),
			x: z.optional(percent),
			y: z.optional(percent),
			size: z.optional(wholeNumber(5, 60)),
			lines: z.optional(z.enum(["ring", "none"])),
		},
		(slug, { w, h, x, y, size: discSize, ...cover }) => {
			const isPlaced = x !== undefined && y !== undefined && discSize !== undefined;
			const disc = isPlaced ? { x: x / 100, y: y / 100, size: discSize / 100 } : undefined;
			return drawCover({ slug, width: w, height: h, disc, ...cover });
		},
	),
	player: kind(
		{
			division,
			number: z.optional(shirtNumber),
			name: z.optional(shirtName),
			look: z.optional(z.enum(playerLooks)),
			skin: z.optional(z.enum(skinTones)),
			hair: z.optional(z.enum(hairTones)),
			cutout: z.optional(flag),
		},
		(slug, player) => drawPlayerCard({ slug, ...player }),
	),
	poster: kind(
		{ ...shown, division, away: colour, split: z.optional(percent), bare: z.optional(flag) },
		(slug, { w, h, split, ...poster }) =>
			drawMatchPoster({
				slug,
				width: w,
				height: h,
				split: split === undefined ? undefined : split / 100,
				...poster,
			}),
	),
	rival: kind({ colour: z.optional(colour) }, (slug, rival) => drawRival({ slug, ...rival })),
	pennant: kind({ division, year: wholeNumber(1800, 2199) }, (slug, pennant) =>
		drawPennant({ slug, ...pennant }),
	),
	trophy: kind({ division, shape: z.optional(z.enum(trophyShapes)) }, (slug, trophy) =>
		drawTrophy({ slug, ...trophy }),
	),
	jersey: kind(
		{ kit: z.enum(kitNames), number: z.optional(shirtNumber), name: z.optional(shirtName) },
		(slug, jersey) => drawJersey({ slug, ...jersey }),
	),
	scarf: kind({ division }, (slug, scarf) => drawScarf({ slug, ...scarf })),
	cap: kind({ division }, (slug, cap) => drawCap({ slug, ...cap })),
	tumbler: kind({ division }, (slug, tumbler) => drawTumbler({ slug, ...tumbler })),
	tote: kind({ division }, (slug, tote) => drawTote({ slug, ...tote })),
	ball: kind({ division }, (slug, ball) => drawBall({ slug, ...ball })),
	mug: kind({ division }, (slug, mug) => drawMug({ slug, ...mug })),
	"key-ring": kind({ division }, (slug, keyRing) => drawKeyRing({ slug, ...keyRing })),
	tee: sewn(drawTee),
	"training-top": sewn(drawTrainingTop),
	hoodie: sewn(drawHoodie),
	jacket: sewn(drawJacket),
	"childrens-kit": sewn(drawChildrensKit),
	"bucket-hat": sewn(drawBucketHat),
	beanie: sewn(drawBeanie),
	"drawstring-bag": sewn(drawDrawstringBag),
	flag: sewn(drawFlag),
	field: kind(seaQuery(), (slug, { w, h, ...sea }) => drawField({ slug, width: w, height: h, ...sea })),
	band: kind(seaQuery(), (slug, { w, h, ...sea }) => drawBand({ slug, width: w, height: h, ...sea })),
	avatar: kind({}, (slug) => drawAvatar(slug)),
	"photo-frame": kind({ ...shown, division }, (slug, { w, h, division }) =>
		drawPhotoFrame({ slug, division, width: w, height: h }),
	),
	crest: kind({}, (slug) => (isCrestVariant(slug) ? drawCrest(slug) : null)),
	wordmark: kind({ colour: z.optional(colour) }, (slug, { colour }) =>
		slug.length > 24 ? null : drawWordmark(slug.replaceAll("-", " "), colour),
	),
	icon: kind({ w: size }, (slug, { w }) =>
		slug === "safe" || slug === "tight" ? drawAppIcon(w, slug) : null,
	),
};

function sewn(draw: (garment: Garment) => string) {
	return kind({ division, cloth: z.optional(z.enum(clothNames)) }, (slug, thing) => draw({ slug, ...thing }));
}

/** Unknown parameters are refused, so that one picture cannot have endless URLs. */
function kind<Shape extends z.core.$ZodShape>(
	shape: Shape,
	draw: (slug: string, query: z.output<z.ZodObject<Shape>>) => string | null,
) {
	const schema = z.strictObject(shape);
	return (slug: string, { v, ...query }: Query): string | null => {
		const parsed = schema.safeParse(query);
		return parsed.success && isVersion(v) ? draw(slug, parsed.data) : null;
	};
}

/** The version is a cache key only; pages from before an update may still request an older one. */
function isVersion(version: string | undefined): boolean {
	return version === undefined || /^\d{1,4}$/.test(version);
}

function seaQuery() {
	return { ...shown, tone: z.optional(z.enum(toneNames)), stripes: z.optional(wholeNumber(2, 24)) };
}

function wholeNumber(least: number, most: number) {
	return z.pipe(
		z.string().check(z.regex(/^\d{1,4}$/)),
		z.pipe(
			z.transform((text: string) => Number(text)),
			z.int().check(z.gte(least), z.lte(most)),
		),
	);
}

function isCrestVariant(slug: string): slug is keyof typeof crestVariants {
	return Object.hasOwn(crestVariants, slug);
}
