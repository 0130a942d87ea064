import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { prepared } from "../../platform/data/prepared.server";
import type { HeroKey } from "./hero-keys";
import { heroPlaces } from "./tables.server";

export async function listHeroOrder(db: Db): Promise<HeroKey[]> {
	const rows = await prepared(db, "hero_order", () =>
		db
			.select({ key: heroPlaces.key })
			.from(heroPlaces)
			.where(eq(heroPlaces.isShown, true))
			.orderBy(asc(heroPlaces.position)),
	).execute();
	return rows.map(({ key }) => key);
}
