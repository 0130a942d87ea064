import type { ClubSection } from "../../../platform/club-profile";
import { accentOf, pigments } from "../colours";
import { chanceFields, type FieldName } from "../picture-ref";
import type { Random } from "../random";
import type { CoverField } from "./composition";

export function pickField(random: Random, house: ClubSection): CoverField {
	return namedField(random.pick(chanceFields), house);
}

export function namedField(name: FieldName, house: ClubSection): CoverField {
	const { trench, sea, deep, foam, mist, trenchSwell } = pigments;
	const { fill, shade, soft } = accentOf(house);
	const fields: Record<FieldName, CoverField> = {
		sea: { ground: sea, stripe: deep, counter: fill, counterStripe: trench, line: foam },
		trench: { ground: trench, stripe: trenchSwell, counter: fill, counterStripe: sea, line: foam },
		accent: { ground: fill, stripe: shade, counter: sea, counterStripe: foam, line: trench },
		"accent-trench": { ground: fill, stripe: shade, counter: trench, counterStripe: fill, line: trench },
		deep: { ground: deep, stripe: sea, counter: fill, counterStripe: foam, line: foam },
		foam: { ground: foam, stripe: mist, counter: fill, counterStripe: trench, line: trench },
		zebra: { ground: sea, stripe: foam, counter: trench, counterStripe: fill, line: fill },
		"zebra-accent": { ground: sea, stripe: foam, counter: fill, counterStripe: trench, line: trench },
		"sea-tonal": { ground: sea, stripe: deep, counter: fill, counterStripe: shade, line: foam },
		"sea-quiet": { ground: sea, stripe: deep, counter: sea, counterStripe: deep, line: foam },
		"trench-tonal": { ground: trench, stripe: trenchSwell, counter: fill, counterStripe: shade, line: foam },
		"accent-tonal": { ground: fill, stripe: soft, counter: sea, counterStripe: foam, line: trench },
		"accent-foam": { ground: fill, stripe: soft, counter: foam, counterStripe: mist, line: foam },
	};
	return fields[name];
}
