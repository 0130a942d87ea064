import { expect, it } from "vitest";
import { setInRows } from "./story-rhythm";

it("arranges a full page in four rows", () => {
	expect(setInRows(11)).toEqual([
		[8, 4],
		[4, 4, 4],
		[5, 7],
		[3, 3, 3, 3],
	]);
});

it("places every story once, whatever their number", () => {
	for (let count = 0; count <= 60; count++) expect(setInRows(count).flat()).toHaveLength(count);
});

it("never repeats a row layout, and fills every row except a single last story", () => {
	for (let count = 1; count <= 60; count++) {
		const rows = setInRows(count);
		for (const [index, row] of rows.entries()) {
			expect(row).not.toEqual(rows[index - 1]);
			const columns = row.reduce((sum, span) => sum + span, 0);
			expect(columns).toBe(row.length === 1 ? 8 : 12);
		}
	}
});
