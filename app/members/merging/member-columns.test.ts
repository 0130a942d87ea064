import { expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import { memberColumns } from "./member-columns.server";

const { pool } = await freshDatabase();
const listColumns = async (query: string) =>
	(await pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

/** Foreign keys to members, and columns named `member_id` without one. */
const naming = await listColumns(`
	select conrelid::regclass || '.' || attname as name from pg_constraint
	join pg_attribute on attrelid = conrelid and attnum = any (conkey)
	where contype = 'f' and confrelid = 'members'::regclass
	union select table_name || '.' || column_name from information_schema.columns
	join information_schema.tables using (table_schema, table_name)
	where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'member_id'`);

it("has a rule for every column that refers to a member", () => {
	expect(
		naming.filter((name) => !(name in memberColumns)),
		"Declare in app/members/merging/member-columns.server.ts what a merge does with these.",
	).toEqual([]);
});

it("has no rule for a column that does not exist", async () => {
	const all = await listColumns(`
		select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`);
	expect(Object.keys(memberColumns).filter((name) => !all.includes(name))).toEqual([]);
});
