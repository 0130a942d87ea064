import { crest } from "../../../../club/crest";
import { club } from "../../../../club/profile";
import { circle, clippedToPath, shape, stroke, svgDocument } from "../svg";
import { type CrestInks, type CrestVariant, crestVariants } from "./crest-geometry";

export function drawCrest(variant: CrestVariant = "sea"): string {
	return svgDocument(crest.width, crest.height, drawFullCrest(crestVariants[variant]), { title: club.name });
}

/** The crest in its own units, for use inside another picture. */
export function drawFullCrest(inks: CrestInks): string {
	const { shield, border, dot } = crest;
	const body = shape(shield, inks.ground) + drawStrokes(inks) + stroke(shield, inks.ground, border);
	return clippedToPath("crest", shield, body) + circle(dot.x, dot.y, dot.radius, dot.fill);
}

/** The crest in one colour on fabric: no border, no dot. */
export function drawStitchedCrest(inks: CrestInks): string {
	return clippedToPath("crest", crest.shield, shape(crest.shield, inks.ground) + drawStrokes(inks));
}

function drawStrokes(inks: CrestInks): string {
	return crest.strokes.map(({ ink, width, path }) => stroke(path, inks[ink], width)).join("");
}
