import { artHouse } from "../../app/ui/art/division-art";
import { type CompositionName, compositions, type PictureRef } from "../../app/ui/art/picture-ref";

/** The longest row of cards on any page, and one more for the story that a row of others leaves out. */
const neighbours = 4;

type Covered = { cover: PictureRef };

/**
 * Gives every drawn cover a composition that its neighbours do not have. Rows are given in the order in which lists
 * show them; the houses share no composition, so it is enough that each house takes turns by itself.
 */
export function varyCovers<Row extends Covered>(rows: readonly Row[]): Row[] {
	const covers = rows.map(({ cover }) => cover);
	for (const [place, cover] of covers.entries()) {
		if (!("art" in cover) || cover.art !== "cover" || cover.variant !== undefined) continue;
		const ofHouse = (list: readonly PictureRef[]) =>
			list.flatMap((other) =>
				"art" in other && other.art === "cover" && other.division === cover.division ? [other.variant] : [],
			);
		const before = ofHouse(covers.slice(0, place)).reverse();
		const after = ofHouse(covers.slice(place + 1)).slice(0, neighbours);
		/** How many stories ago it was used; one that comes next is as near as can be. */
		const distance = (name: CompositionName) => {
			const ago = before.indexOf(name);
			const ahead = after.indexOf(name);
			return Math.min(ago < 0 ? Number.POSITIVE_INFINITY : ago, ahead < 0 ? Number.POSITIVE_INFINITY : ahead);
		};
		const names: readonly CompositionName[] = compositions[artHouse(cover.division)];
		const variant = names.reduce((best, name) => (distance(name) > distance(best) ? name : best), names[0]!);
		covers[place] = { ...cover, variant };
	}
	return rows.map((row, place) => ({ ...row, cover: covers[place] ?? row.cover }));
}
