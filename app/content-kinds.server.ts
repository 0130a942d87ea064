import { academyProgrammeKind, coachKind } from "./academy/writing/kinds.server";
import { achievementKind } from "./achievements/writing/kinds.server";
import type { AnyContentKind } from "./content/content-kind.server";
import { entertainmentKind } from "./entertainment/writing/kinds.server";
import { questionGroupKind, questionKind } from "./faq/writing/kinds.server";
import { foundationKind } from "./foundation/writing/kinds.server";
import { heroKind } from "./home/writing/kinds.server";
import { playerKind } from "./players/writing/kinds.server";
import { sponsorKind } from "./sponsors/writing/kinds.server";
import { videoKind } from "./videos/writing/kinds.server";

/** Every kind of content that editors manage with forms. */
export const contentKinds: AnyContentKind[] = [
	academyProgrammeKind,
	achievementKind,
	coachKind,
	entertainmentKind,
	foundationKind,
	heroKind,
	playerKind,
	questionGroupKind,
	questionKind,
	sponsorKind,
	videoKind,
];
