import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { HeroKey } from "./hero-keys";
import { heroPlaces } from "./tables.server";

export async function listHeroOrder(db: Db): Promise<HeroKey[]> {
	const rows = await heroOrder.run(db);
	return rows.map(({ key }) => key);
}

const heroOrder = statement((db: Db) =>
	db
		.select({ key: heroPlaces.key })
		.from(heroPlaces)
		.where(eq(heroPlaces.isShown, true))
		.orderBy(asc(heroPlaces.position)),
);
