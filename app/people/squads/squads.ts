import { club } from "../../../club/profile";
import { type DivisionKey, findDivision, keysOf, type Squad } from "../../platform/club-profile";

/** In URLs and filters. */
export type SquadKey = string;

/** Of all divisions; two may have squads of one key. */
export const squadKeys = keysOf(club.divisions.flatMap(({ squads }) => squads));

/** The teams a division sends out, the leading one first. Empty if there is no such division. */
export const squadsOf = (division: DivisionKey): readonly Squad[] => findDivision(division)?.squads ?? [];

export const isSquadOf = (division: DivisionKey, squad: string | null): boolean =>
	squadsOf(division).some(({ key }) => key === squad);

/** Without a division: of the first that has such a squad. */
export const squadLabel = (division: DivisionKey | null, squad: SquadKey): Squad["label"] =>
	(division === null ? club.divisions.flatMap(({ squads }) => squads) : squadsOf(division)).find(
		({ key }) => key === squad,
	)?.label ?? { id: squad, en: squad };
