import { buildFoundationProgramme } from "../../app/club-life/foundation/factories";
import type { FoundationProgrammeInsert } from "../../app/club-life/foundation/tables.server";
import { toDay } from "./demo-moment";
import type { DemoProgramme } from "./foundation/demo-programme";
import { landProgrammes } from "./foundation/land";
import { seaProgrammes } from "./foundation/sea";
import { drawing, writeBody } from "./story-markup";

export const demoProgrammes: DemoProgramme[] = [...seaProgrammes, ...landProgrammes];

export const demoFoundation = (now: Date): FoundationProgrammeInsert[] =>
	demoProgrammes.map(({ startedDaysAgo, composition, story, storyEn, reports, ...programme }) =>
		buildFoundationProgramme({
			...programme,
			story: writeBody(story),
			storyEn: storyEn ? writeBody(storyEn) : null,
			startedOn: toDay(now, startedDaysAgo),
			cover: drawing("foundation", programme.slug, composition),
			reports: reports.map(({ daysAgo, ...report }) => ({ ...report, on: toDay(now, daysAgo) })),
		}),
	);
