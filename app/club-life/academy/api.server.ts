import { bindContent } from "../../editing/content/bind-content.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { textsIn } from "../../platform/words/language";
import { readAcademy } from "./academies.server";
import { academyPage, trialApplication } from "./contract";
import { academyTexts } from "./texts";
import { applyForTrial } from "./trial-applications.server";
import { academyProgrammeEndpoints, coachEndpoints } from "./writing/contract";
import { academyProgrammeKind, coachKind } from "./writing/kinds.server";

export const academyApi: Binding[] = [
	bind(academyPage, ({ db, language }, { category }) => readAcademy(db, language, category)),
	bind(trialApplication, async (context, application) => {
		await applyForTrial(context, application);
		return { message: textsIn(academyTexts, context.language).trial.received };
	}),
	...bindContent(academyProgrammeEndpoints, academyProgrammeKind),
	...bindContent(coachEndpoints, coachKind),
];
