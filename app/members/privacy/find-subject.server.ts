import { sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { members } from "../tables.server";
import type { Subject } from "./table-data.server";

type Row = Subject & { language: "id" | "en"; name: string };

/** Null once the member is erased. */
export async function findSubject(db: Db, memberId: string): Promise<Row | null> {
	const { rows } = await db.execute<Row>(sql`
		select id, name, email, phone, language,
			case when email_verified_at is not null then email end as "provenEmail",
			case when phone_verified_at is not null then phone end as "provenPhone"
		from ${members} where id = ${memberId} and erased_at is null`);
	return rows[0] ?? null;
}
