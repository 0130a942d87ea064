import { listAround } from "../../matches/fixtures/fixtures.server";
import { listStandings } from "../../matches/standings/standings.server";
import { listNewestStories } from "../../news/stories.server";
import { listPennants } from "../../people/achievements/pennants.server";
import { listLeadingSquad } from "../../people/players/player-summaries.server";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import type { Language } from "../../platform/words/language";
import { listShopWindow } from "../../store/products/product-summaries.server";
import { listNewestVideos } from "../../videos/video-summaries.server";
import { listSponsors } from "../sponsors/sponsors.server";
import type { divisionHome } from "./contract";

export async function readDivisionHome(
	db: Db,
	language: Language,
	division: DivisionKey,
): Promise<AnswerOf<typeof divisionHome>> {
	const [around, standings, stories, squad, videos, { pennants, titles }, products, sponsors] =
		await Promise.all([
			listAround(db, language, { divisions: [division], next: 4, last: 3 }),
			listStandings(db, division),
			listNewestStories(db, language, 5, division),
			listLeadingSquad(db, language, division, 8),
			listNewestVideos(db, language, 4, division),
			listPennants(db, language, division),
			listShopWindow(db, language, 5, division),
			listSponsors(db, division),
		]);
	const isResult = (fixture: { status: string }) => fixture.status === "finished";
	return {
		division,
		coming: around.filter((fixture) => !isResult(fixture)),
		results: around.filter(isResult),
		standings,
		stories,
		squad,
		videos,
		pennants,
		titles,
		products,
		sponsors,
	};
}
