import sharp, { type OverlayOptions } from "sharp";
import { crest } from "../../../../club/crest";
import { accentOf, pigments } from "../../../ui/art/colours";
import { drawArt } from "../../../ui/art/draw-art";
import { crestVariants } from "../../../ui/art/marks/crest-geometry";
import { drawCrest, drawFullCrest } from "../../../ui/art/marks/crest-svg";
import { waveCut } from "../../../ui/art/match-poster";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { pictureUrl } from "../../../ui/art/picture-url";
import { circle, group, rectangle, shape, stroke, svgDocument } from "../../../ui/art/svg";
import { type Card, cardSize, type LineupCard, type MatchCard, type PanelCard } from "./card";
import { writeCard } from "./card-text.server";

const { width, height } = cardSize;

/** A 1200 × 630 image for link previews. Flat colours compress well: it stays far below 300 kB without much effort. */
export async function drawCard(card: Card): Promise<Buffer> {
	const ground = rectangle(0, 0, width, height, pigments.trench);
	const layers = card.look === "match" ? await matchLayers(card) : await panelLayers(card);
	return sharp(Buffer.from(svgDocument(width, height, ground)))
		.composite([...layers, { input: Buffer.from(await writeCard(card)), left: 0, top: 0 }])
		.png({ palette: true, colours: 128, effort: 4 })
		.toBuffer();
}

/** Where the text ends and the picture begins. */
const seam = 706;

async function panelLayers(card: PanelCard | LineupCard): Promise<OverlayOptions[]> {
	const left = seam - 70;
	const slot = { width: width - left, height };
	const picture = card.look === "panel" ? card.picture : card.poster;
	const isThing = card.look === "panel" && card.fit === "contain";
	const stage = isThing
		? svgDocument(slot.width, height, rectangle(0, 0, slot.width, height, pigments.mist))
		: null;
	const drawn = isThing
		? await rasterise(picture, { width: 400, height: 500 }, "contain")
		: await rasterise(picture, slot, "cover");
	return [
		...(stage ? [{ input: Buffer.from(stage), left, top: 0 }] : []),
		isThing ? { input: drawn, left: left + 110, top: 65 } : { input: drawn, left, top: 0 },
		{ input: Buffer.from(drawPanel(card)), left: 0, top: 0 },
	];
}

/** The dark half with its wave, the crest, and a play icon on videos. */
function drawPanel(card: PanelCard | LineupCard): string {
	const edge = waveCut(seam, 34, height, 0.2);
	const scale = 66 / crest.height;
	const mark = card.look === "panel" && card.hasPlayMark ? drawPlayMark(950, 315) : "";
	const crestPlace = `translate(56 44) scale(${scale.toFixed(3)})`;
	return svgDocument(
		width,
		height,
		shape(`${edge}H0V0Z`, pigments.trench) +
			stroke(edge, accentOf(card.house).fill, 12) +
			group(crestPlace, drawFullCrest(crestVariants.sea)) +
			mark,
	);
}

const drawPlayMark = (x: number, y: number) =>
	circle(x, y, 70, pigments.foam) +
	shape(`M${x - 22} ${y - 36}L${x + 40} ${y}L${x - 22} ${y + 36}Z`, pigments.trench);

async function matchLayers({ sides, poster }: MatchCard): Promise<OverlayOptions[]> {
	const [home] = sides;
	const painted = sharp(await rasterise(poster, cardSize, "cover", { bare: true, split: 0.5 }));
	// The poster has us on the left; away matches are mirrored.
	const base = await (home.crest ? painted.flop() : painted).toBuffer();
	const crests = await Promise.all(
		sides.map(async ({ crest: picture }, index) => ({
			input: picture ? await rasterise(picture, crestSlot, "contain") : await rasteriseOwnCrest(),
			left: (index === 0 ? width / 4 : (width * 3) / 4) - crestSlot.width / 2,
			top: 150,
		})),
	);
	return [{ input: base, left: 0, top: 0 }, ...crests];
}

const crestSlot = { width: 200, height: 240 };

type Wishes = { bare?: boolean; split?: number };

async function rasterise(
	picture: PictureRef,
	slot: { width: number; height: number },
	fit: "cover" | "contain",
	wishes: Wishes = {},
): Promise<Buffer> {
	return sharp(Buffer.from(drawPicture(picture, { ...slot, ...wishes })))
		.resize({ ...slot, fit, position: "top", background: { r: 0, g: 0, b: 0, alpha: 0 } })
		.png()
		.toBuffer();
}

/** Photos come in any shape from elsewhere, so cards use the club's own art instead. */
function drawPicture(picture: PictureRef, slot: { width: number; height: number } & Wishes): string {
	const ref: PictureRef = "photo" in picture ? { art: "field", slug: "card", tone: "sea" } : picture;
	const address = new URL(pictureUrl(ref, slot), "http://card");
	const [, , kind = "", file = ""] = address.pathname.split("/");
	const drawn = drawArt(kind, file.replace(/\.svg$/, ""), Object.fromEntries(address.searchParams));
	if (!drawn) throw new Error(`No such picture: ${address.pathname}`);
	return drawn;
}

const rasteriseOwnCrest = () =>
	sharp(Buffer.from(drawCrest("foam")))
		.resize({ ...crestSlot, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
		.png()
		.toBuffer();
