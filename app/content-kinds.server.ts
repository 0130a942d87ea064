import { academyProgrammeKind, coachKind } from "./club-life/academy/writing/kinds.server";
import { entertainmentKind } from "./club-life/entertainment/writing/kinds.server";
import { foundationKind } from "./club-life/foundation/writing/kinds.server";
import { sponsorKind } from "./club-life/sponsors/writing/kinds.server";
import type { AnyContentKind } from "./editing/content/content-kind.server";
import { achievementKind } from "./people/achievements/writing/kinds.server";
import { playerKind } from "./people/players/writing/kinds.server";
import { questionGroupKind, questionKind } from "./site/faq/writing/kinds.server";
import { heroKind } from "./site/home/writing/kinds.server";
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
