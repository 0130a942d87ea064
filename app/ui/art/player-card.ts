import type { ClubSection } from "../../platform/club-profile";
import { accentOf, pigments } from "./colours";
import { artHouse } from "./division-art";
import { letterPathWithin } from "./marks/letters";
import { shortenShirtName } from "./marks/shirt-name";
import { type HairTone, type PlayerLook, type SkinTone, skinTones } from "./picture-ref";
import { pixelDisc } from "./pixel-disc";
import { chanceHair, hairColours, looks, skinColours } from "./player-looks";
import { createRandom, type Random } from "./random";
import { circle, clippedToPath, ellipse, rectangle, ring, round, shape, stroke, svgDocument } from "./svg";
import { swellPath } from "./swell";

export type DrawnPlayer = {
	slug: string;
	division: ClubSection;
	/** Staff have none. */
	number?: number;
	name?: string;
	look?: PlayerLook;
	skin?: SkinTone;
	hair?: HairTone;
	/** The figure alone, to stand on another picture. */
	cutout?: boolean;
};

const width = 600;
const height = 760;
const { trench, sea, deep, foam, mist, trenchSwell } = pigments;

/** A player from behind, as seen from the stand. */
export function drawPlayerCard({ slug, division, number, name, cutout, ...chosen }: DrawnPlayer): string {
	const random = createRandom(`player/${slug}`);
	const { fill: accent } = accentOf(division);
	const skin = skinColours[orChance(chosen.skin, random.pick(skinTones))];
	const hair = hairColours[orChance(chosen.hair, random.pick(chanceHair))];
	const byChance = pickBackdrop(random, division);
	// A cutout stands on the sea of a page head, where only the light shirt has contrast.
	const backdrop = cutout ? { ground: sea, stripe: deep, halo: accent } : byChance;
	const look =
		looks[orChance(chosen.look, random.pick(artHouse(division) === "esports" ? gamerLooks : athleteLooks))];

	const scene = drawBackdrop(random, backdrop) + drawHalo(random, division, backdrop.halo);
	const kit = backdrop.ground === sea ? kits.light : kits.dark;
	const shirt = drawShirt(random, kit, accent) + drawPrint(kit, number, name);
	const isAccentHalo = backdrop.halo === accent;
	const onTrench = backdrop.ground === trench;
	const head = look.draw({
		hair,
		cloth: onTrench ? foam : trench,
		fold: onTrench ? trench : foam,
		trim: isAccentHalo ? (backdrop.ground === foam ? sea : foam) : accent,
		band: isAccentHalo ? foam : accent,
	});
	const bare = drawNeck(skin) + drawSkull(skin, !look.coversEars);
	const figure = bare + (look.overShirt ? shirt + head : head + shirt);
	return svgDocument(width, height, cutout ? figure : scene + figure, { crop: !cutout });
}

const athleteLooks: readonly PlayerLook[] = ["fade", "curly", "fade", "quiff", "shaved", "ponytail"];
const gamerLooks: readonly PlayerLook[] = ["headset", "headset", "headset-long"];

type Kit = { cloth: string; stripe: string; stripeOpacity: number; print: string };
const kits: Record<"light" | "dark", Kit> = {
	light: { cloth: foam, stripe: sea, stripeOpacity: 0.14, print: trench },
	dark: { cloth: sea, stripe: deep, stripeOpacity: 1, print: foam },
};

type Backdrop = { ground: string; stripe: string; halo: string };

function pickBackdrop(random: Random, division: ClubSection): Backdrop {
	const { fill, shade } = accentOf(division);
	return random.pick<Backdrop>([
		{ ground: sea, stripe: deep, halo: fill },
		{ ground: fill, stripe: shade, halo: sea },
		{ ground: trench, stripe: deep, halo: fill },
		{ ground: foam, stripe: mist, halo: fill },
		{ ground: trench, stripe: trenchSwell, halo: sea },
	]);
}

function drawBackdrop(random: Random, { ground, stripe }: Backdrop): string {
	const stripes = swellPath({
		x: -30,
		width: width + 60,
		height,
		stripes: 5,
		amplitude: 26,
		waves: 1.1,
		phase: random.phase(),
		drift: 0.4,
	});
	return rectangle(0, 0, width, height, ground) + shape(stripes, stripe);
}

/** The sport's symbol behind the head: centre circle, ball with rim, or pixels. */
function drawHalo(random: Random, division: ClubSection, fill: string): string {
	const x = 300 + round(random.between(-70, 70));
	const y = 290 + round(random.between(-60, 40));
	const radius = round(random.between(190, 250));
	const house = artHouse(division);
	if (house === "esports") return shape(pixelDisc(x, y, round(radius / 4)), fill);
	if (house === "basketball") return circle(x, y, radius, fill) + ring(x, y, radius + 34, fill, 14);
	return circle(x, y, radius, fill) + stroke(`M0 ${y}H${x - radius}M${x + radius} ${y}H${width}`, fill, 12);
}

function drawNeck(skin: string): string {
	return (
		shape(
			"M246 352H354L360 440C366 466 374 476 380 486C350 520 250 520 220 486C226 476 234 466 240 440Z",
			skin,
		) + shape("M246 372C270 404 330 404 354 372L358 420C330 440 270 440 242 420Z", trench, 0.18)
	);
}

function drawSkull(skin: string, withEars: boolean): string {
	const ears = shape("M210 282c-28-10-30 46 2 58zM390 282c28-10 30 46-2 58z", skin);
	return ellipse(300, 284, 93, 120, skin) + (withEars ? ears : "");
}

function drawShirt(random: Random, kit: Kit, accent: string): string {
	const body =
		"M22 800C24 650 46 560 132 520L226 482C250 506 350 506 374 482L468 520C554 560 576 650 578 800Z";
	const sleeves = "M132 520C120 600 118 680 128 800H0V500ZM468 520C480 600 482 680 472 800H600V500Z";
	const stripes = swellPath({
		x: 20,
		y: 470,
		width: 560,
		height: 320,
		stripes: 6,
		amplitude: 14,
		waves: 0.9,
		phase: random.phase(),
		drift: 0.35,
		bulge: 0.45,
	});
	const cloth =
		rectangle(0, 460, 600, 320, kit.cloth) +
		shape(stripes, kit.stripe, kit.stripeOpacity) +
		shape(sleeves, trench, 0.16);
	return clippedToPath("shirt", body, cloth) + stroke("M222 482C250 516 350 516 378 482", accent, 16);
}

const centred = { x: 300, anchor: "middle" } as const;

function drawPrint(kit: Kit, number: number | undefined, name = ""): string {
	// The name stays between the shoulders.
	let print = letterPathWithin(350, shortenShirtName(name), {
		...centred,
		y: 562,
		cap: 34,
		width: 0.35,
		tracking: 16,
	});
	if (number !== undefined) {
		const wide = number < 10 ? 0.7 : 0.42;
		print += letterPathWithin(340, String(number), {
			...centred,
			y: 606,
			cap: 168,
			width: wide,
			tracking: 6,
		});
	}
	return print && shape(print, kit.print);
}

/** The random value is consumed in any case, so that setting one trait leaves the others unchanged. */
function orChance<T>(chosen: T | undefined, chance: T): T {
	return chosen ?? chance;
}
