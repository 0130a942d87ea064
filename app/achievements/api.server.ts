import { type Binding, bind } from "../platform/bind.server";
import { listAchievements } from "./achievements.server";
import { achievementList } from "./contract";

export const achievementsApi: Binding[] = [
	bind(achievementList, ({ db, language }, filter) => listAchievements(db, language, filter)),
];
