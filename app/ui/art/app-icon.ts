import { crest } from "../../../club/crest";
import { club } from "../../../club/profile";
import { pigments } from "./colours";
import { crestVariants } from "./marks/crest-geometry";
import { drawFullCrest } from "./marks/crest-svg";
import { group, rectangle, shape, svgDocument } from "./svg";
import { swellPath } from "./swell";

/**
 * The crest on a square of sea. Phones mask app icons to any shape, so the crest stays within the middle four
 * fifths (the safe zone); a "tight" icon is for places that show the whole square, such as a browser tab.
 */
export function drawAppIcon(size: number, margin: "safe" | "tight" = "safe"): string {
	const stripes = swellPath({
		x: -40,
		width: 592,
		height: 512,
		stripes: 5,
		amplitude: 34,
		waves: 1,
		phase: 0.4,
		drift: 0.35,
		bulge: 0.5,
	});
	const scale = ((margin === "safe" ? 0.6 : 0.84) * 512) / crest.height;
	const left = (512 - crest.width * scale) / 2;
	const top = (512 - crest.height * scale) / 2;
	const place = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`;
	const body =
		rectangle(0, 0, 512, 512, pigments.sea) +
		shape(stripes, pigments.deep) +
		group(place, drawFullCrest(crestVariants.foam));
	return svgDocument(512, 512, body, { title: club.name, shown: { width: size, height: size } });
}
