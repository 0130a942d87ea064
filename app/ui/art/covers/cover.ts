import type { ClubSection } from "../../../platform/club-profile";
import { artHouse } from "../division-art";
import { type CompositionName, compositions, type FieldName } from "../picture-ref";
import { createRandom } from "../random";
import { svgDocument } from "../svg";
import { academyCompositions } from "./academy";
import { basketballCompositions } from "./basketball";
import { clubCompositions } from "./club";
import type { Composition, Scene } from "./composition";
import { entertainmentCompositions } from "./entertainment";
import { esportsCompositions } from "./esports";
import { namedField, pickField } from "./field";
import { footballCompositions } from "./football";
import { foundationCompositions } from "./foundation";

export type Cover = {
	slug: string;
	division: ClubSection;
	width: number;
	height: number;
	/** A composition by name, or by its index in the house's list. */
	variant?: CompositionName | number;
	field?: FieldName;
} & Pick<Scene, "disc" | "lines">;

/** The picture of a story, a page head or a section: the geometry of a house with the wave passing through. */
export function drawCover({ slug, division, width, height, variant, field, disc, lines }: Cover): string {
	const random = createRandom(`${division}/${slug}`);
	const names = compositions[artHouse(division)];
	const place = random.next();
	const index = typeof variant === "number" ? variant % names.length : Math.floor(place * names.length);
	const name = typeof variant === "string" ? variant : (names[index] ?? names[0]);
	const chosen = field ? namedField(field, division) : pickField(random, division);
	const body = drawings[name]({ random, width, height, field: chosen, disc, lines });
	return svgDocument(width, height, body, { crop: true });
}

const drawings: Record<CompositionName, Composition> = {
	...footballCompositions,
	...basketballCompositions,
	...esportsCompositions,
	...academyCompositions,
	...foundationCompositions,
	...entertainmentCompositions,
	...clubCompositions,
};
