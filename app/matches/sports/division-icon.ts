import type { LucideIcon } from "lucide-react";
import { club } from "../../../club/profile";
import type { DivisionKey } from "../../platform/club-profile";
import { strokeIcon } from "../../ui/icons";

/** Apart from the rest of a sport: every page shows the icons of the club's divisions, and few need the rules. */
const paths = import.meta.glob<string>("./*/icon.ts", { eager: true, import: "default" });

const icons = new Map<DivisionKey, LucideIcon>(
	club.divisions.map(({ key, sport }) => [key, strokeIcon(sport, paths[`./${sport}/icon.ts`] ?? "")]),
);

export const divisionIcon = (division: DivisionKey): LucideIcon => icons.get(division)!;
