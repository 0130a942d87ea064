import { listPennants } from "../achievements/pennants.server";
import { type FindTicketOffers, listAround } from "../events/fixture/fixtures.server";
import { listStandings } from "../events/standings.server";
import { listNewestStories } from "../news/stories.server";
import type { DivisionKey } from "../platform/club-profile";
import type { AnswerOf } from "../platform/contract";
import type { Db } from "../platform/database.server";
import type { Language } from "../platform/language";
import { listLeadingSquad } from "../players/player-summaries.server";
import { listSponsors } from "../sponsors/sponsors.server";
import { listShopWindow } from "../store/product-summaries.server";
import { listNewestVideos } from "../videos/video-summaries.server";
import type { divisionHome } from "./contract";

export async function readDivisionHome(
	db: Db,
	language: Language,
	division: DivisionKey,
	findOffers: FindTicketOffers,
): Promise<AnswerOf<typeof divisionHome>> {
	const [around, standings, stories, squad, videos, { pennants, titles }, products, sponsors] =
		await Promise.all([
			listAround(db, language, findOffers, { divisions: [division], next: 4, last: 3 }),
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
