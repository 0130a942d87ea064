import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { listAchievements } from "./achievements.server";
import { achievementList } from "./contract";
import { achievementEndpoints } from "./writing/contract";
import { achievementKind } from "./writing/kinds.server";

export const achievementsApi: Binding[] = [
	bind(achievementList, ({ db, language }, filter) => listAchievements(db, language, filter)),
	...bindContent(achievementEndpoints, achievementKind),
];
