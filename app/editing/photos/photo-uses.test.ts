import { expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import { photoUses } from "./photo-uses.server";

const { pool } = await freshDatabase();

it("knows every column that refers to a photo", async () => {
	const { rows } = await pool.query<{ name: string }>(`
		select table_name || '.' || column_name as name from information_schema.columns
		where table_schema = 'public' and column_name ~ '(^|_)(photos?|photo_ids?|avatar)$' order by 1`);
	expect(
		rows.map(({ name }) => name),
		"Declare in app/editing/photos/photo-uses.server.ts what refers to a photo.",
	).toEqual(Object.keys(photoUses).toSorted());
});
