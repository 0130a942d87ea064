import type { SportFigures } from "../../../matches/sports/sport";
import type { Localized } from "../../../platform/words/language";
import type { SeasonFigures } from "./season-figures";

/** Every figure that is missing, belongs to another sport, or is a fraction of what can only be counted. */
export function checkFigures(
	figures: SeasonFigures,
	{ season }: SportFigures,
): { figure: string; reason: Localized }[] {
	const fault = (figure: string, id: string, en: string) => [{ figure, reason: { id, en } }];
	const missing = Object.entries(season).flatMap(([figure, { isOptional }]) =>
		isOptional || figure in figures ? [] : fault(figure, "Wajib diisi.", "This is required."),
	);
	const wrong = Object.entries(figures).flatMap(([figure, value]) => {
		const known = season[figure];
		if (!known) return fault(figure, "Tidak dihitung di olahraga ini.", "Not counted in this sport.");
		return known.isAverage || Number.isInteger(value) ? [] : fault(figure, "Angka bulat.", "A whole number.");
	});
	return [...missing, ...wrong];
}
