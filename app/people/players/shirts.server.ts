import { and, asc, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { players, squadOrder } from "./tables.server";

/** What the players of a division wear on their backs, the first squad before the others. */
export const listShirts = (
	db: Db,
	division: string,
): Promise<{ slug: string; name: string; number: number | null }[]> => shirtsOfDivision.run(db, { division });

const shirtsOfDivision = statement((db: Db) =>
	db
		.select({ slug: players.slug, name: players.shirtName, number: players.number })
		.from(players)
		.where(and(sql`${players.division} = ${sql.placeholder("division")}`, isNotNull(players.number)))
		.orderBy(squadOrder(players), asc(players.number)),
);
