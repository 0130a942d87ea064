import { and, eq } from "drizzle-orm";
import { findMissingPictures } from "../../editing/media/library.server";
import { isSquadOf } from "../../people/squads/squads";
import { divisionKeys } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { InvalidInput } from "../../platform/http/refusal";
import { type Language, type Localized, localize } from "../../platform/words/language";
import { competitions, teams, venues } from "../events/tables.server";
import type { EventPlan } from "./event-plan";

/** Every rule that a plan breaks, by its field. */
export async function checkPlan(db: Db, language: Language, plan: EventPlan) {
	const faults: Record<string, string[]> = {};
	const fail = (field: string, text: Localized) => {
		faults[field] ??= [localize(text, language)];
	};
	if (Date.parse(plan.endsAt) <= Date.parse(plan.startsAt)) fail("endsAt", texts.ends);
	if ((await db.$count(venues, eq(venues.slug, plan.venue))) === 0) fail("venue", texts.choose);
	if ((await findMissingPictures(db, plan)).length > 0) fail("cover", texts.picture);
	if (plan.kind === "match") await checkMatch(db, plan, fail);
	if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
}

type Fail = (field: string, text: Localized) => void;

async function checkMatch(db: Db, plan: EventPlan, fail: Fail) {
	const division = divisionKeys.find((key) => key === plan.division);
	if (!division) return fail("division", texts.division);
	if (!isSquadOf(division, plan.squad)) fail("squad", texts.choose);
	if (plan.home === null) fail("home", texts.choose);
	const { competition, opponent } = plan;
	const isKnown = async (count: Promise<number> | 0) => (await count) > 0;
	const hasCompetition =
		competition &&
		db.$count(competitions, and(eq(competitions.slug, competition), eq(competitions.division, division)));
	const hasOpponent =
		opponent && db.$count(teams, and(eq(teams.slug, opponent), eq(teams.division, division)));
	if (!(await isKnown(hasCompetition || 0))) fail("competition", texts.choose);
	if (!(await isKnown(hasOpponent || 0))) fail("opponent", texts.choose);
}

const texts = {
	choose: { id: "Pilih salah satu.", en: "Choose one." },
	division: { id: "Laga hanya milik divisi olahraga.", en: "Only sports divisions play matches." },
	ends: { id: "Selesai harus setelah mulai.", en: "The end must come after the start." },
	picture: { id: "Ada gambar yang tidak ada di pustaka media.", en: "A picture is not in the library." },
};
