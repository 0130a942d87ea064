import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { prepared } from "../../platform/data/prepared.server";
import { players, squadOrder } from "./tables.server";

/** What the players of a division wear on their backs, the first squad before the others. */
export const listShirts = (
	db: Db,
	division: string,
): Promise<{ slug: string; name: string; number: number | null }[]> =>
	prepared(db, "shirts_of_division", () =>
		db
			.select({ slug: players.slug, name: players.shirtName, number: players.number })
			.from(players)
			.where(and(sql`${players.division} = ${sql.placeholder("division")}`, isNotNull(players.number)))
			.orderBy(squadOrder(players), asc(players.number)),
	).execute({ division });
