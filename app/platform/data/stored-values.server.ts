import { eq, sql } from "drizzle-orm";
import type { Db } from "./database.server";
import { statement } from "./statement.server";
import { storedValues } from "./tables.server";

/** A value generated once and stored for good. If two processes race, one writes and both read the same value. */
export async function storedValue(db: Db, name: string, make: () => string): Promise<string> {
	const kept = await readValue(db, name);
	if (kept !== undefined) return kept;
	await db.insert(storedValues).values({ name, value: make() }).onConflictDoNothing();
	const written = await readValue(db, name);
	if (written === undefined) throw new Error(`The value "${name}" could not be stored.`);
	return written;
}

/** For values that change, such as the version of imported data. */
export async function replaceValue(db: Db, name: string, value: string) {
	await db
		.insert(storedValues)
		.values({ name, value })
		.onConflictDoUpdate({ target: storedValues.name, set: { value } });
}

export async function readValue(db: Db, name: string) {
	const [row] = await keptValue.run(db, { name });
	return row?.value;
}

const keptValue = statement((db: Db) =>
	db
		.select({ value: storedValues.value })
		.from(storedValues)
		.where(eq(storedValues.name, sql.placeholder("name"))),
);
