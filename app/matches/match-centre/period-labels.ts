import type { DivisionKey } from "../../platform/club-profile";
import type { Localized } from "../../platform/words/language";

/** What the parts of a match are called, unless its sheet says otherwise. */
export function periodLabel(division: DivisionKey, index: number): Localized {
	const { parts, extra, name } = names[division];
	if (index < parts) return name(index + 1);
	return extra(index - parts + 1);
}

/** How many parts a match has before extra time. */
export const regularPeriods = (division: DivisionKey) => names[division].parts;

type Names = { parts: number; name: (number: number) => Localized; extra: (number: number) => Localized };

const names: Record<DivisionKey, Names> = {
	football: {
		parts: 2,
		name: (number) => ({ id: `Babak ${number}`, en: number === 1 ? "First half" : "Second half" }),
		extra: (number) => ({ id: `Perpanjangan ${number}`, en: `Extra time ${number}` }),
	},
	basketball: {
		parts: 4,
		name: (number) => ({ id: `Kuarter ${number}`, en: `Quarter ${number}` }),
		extra: (number) => ({ id: `Perpanjangan ${number}`, en: `Overtime ${number}` }),
	},
	esports: {
		parts: Number.POSITIVE_INFINITY,
		name: (number) => ({ id: `Gim ${number}`, en: `Game ${number}` }),
		extra: (number) => ({ id: `Gim ${number}`, en: `Game ${number}` }),
	},
};
