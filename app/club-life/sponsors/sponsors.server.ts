import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { DivisionKey } from "../../platform/club-profile";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import type { Sponsor } from "./sponsor";
import { sponsors } from "./tables.server";

/** A period's days are in the club's time zone. */
const today = sql.raw(`(now() at time zone '${club.timeZone}')::date`);
export const isComing = sql`${sponsors.startsOn} > ${today}`;
export const isSponsorshipOver = sql`coalesce(${sponsors.endsOn} < ${today}, false)`;

/** Current sponsors of the division and of the whole club, in the editors' order. */
export const listSponsors = (db: Db, division: DivisionKey): Promise<Sponsor[]> =>
	sponsorsOfDivision.run(db, { division });

const sponsorsOfDivision = statement((db: Db) =>
	db
		.select({ slug: sponsors.slug, name: sponsors.name, url: sponsors.url, logo: sponsors.logo })
		.from(sponsors)
		.where(
			and(
				or(isNull(sponsors.division), eq(sponsors.division, sql.placeholder("division"))),
				sql`not ${isComing}`,
				sql`not ${isSponsorshipOver}`,
			),
		)
		.orderBy(asc(sponsors.position)),
);
