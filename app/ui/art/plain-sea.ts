import { pigments } from "./colours";
import type { ToneName } from "./picture-ref";
import { createRandom } from "./random";
import { rectangle, shape, svgDocument } from "./svg";
import { swellPath } from "./swell";

/** Ground and stripe of the plain sea behind text. */
const tones: Record<ToneName, { ground: string; stripe: string }> = {
	sea: { ground: pigments.sea, stripe: pigments.deep },
	calm: { ground: pigments.sea, stripe: pigments.seaSwell },
	trench: { ground: pigments.trench, stripe: pigments.trenchSwell },
	foam: { ground: pigments.foam, stripe: pigments.mist },
};

export type PlainSea = { slug: string; width: number; height: number; tone?: ToneName; stripes?: number };

/** Only the wave, subtle enough to carry text. */
export function drawField({ slug, width, height, tone = "sea", stripes = 7 }: PlainSea): string {
	const swell = swellPath({
		x: -60,
		width: width + 120,
		height,
		stripes,
		amplitude: width * 0.06,
		waves: height > width ? 1.5 : 1.1,
		phase: createRandom(`field/${slug}`).phase(),
		drift: 0.4,
		bulge: 0.6,
	});
	return drawSea(width, height, tone, swell);
}

/** A strip of dense swell for section edges, tickets and footers. */
export function drawBand({ slug, width, height, tone = "sea", stripes = 22 }: PlainSea): string {
	const swell = swellPath({
		x: -40,
		width: width + 80,
		height,
		stripes,
		amplitude: 12,
		waves: 0.5,
		phase: createRandom(`band/${slug}`).phase(),
		drift: 0.24,
		bulge: 0.85,
		crowds: 2,
	});
	return drawSea(width, height, tone, swell);
}

function drawSea(width: number, height: number, tone: ToneName, swell: string): string {
	const { ground, stripe } = tones[tone];
	return svgDocument(width, height, rectangle(0, 0, width, height, ground) + shape(swell, stripe), {
		crop: true,
	});
}
