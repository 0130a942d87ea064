/** How many of the twelve columns each story of a row takes. */
export type StoryRow = readonly number[];

/** Row layouts of a full page, in rotation. */
const cycle = [
	[8, 4],
	[4, 4, 4],
	[5, 7],
	[3, 3, 3, 3],
] as const satisfies StoryRow[];

/** Arranges stories in rows; adjacent rows never have the same layout. */
export function setInRows(count: number): StoryRow[] {
	const rows: StoryRow[] = [];
	let left = count;
	for (let turn = 0; left > 0; turn++) {
		const planned = cycle[turn % cycle.length]!;
		const row = planned.length <= left ? planned : fittingRow(left, rows.at(-1));
		rows.push(row);
		left -= row.length;
	}
	return rows;
}

/** The remaining stories get a row that they fill. */
function fittingRow(left: number, previous: StoryRow | undefined): StoryRow {
	if (left === 1) return [8];
	return cycle.find((row) => row.length === left && row !== previous) ?? cycle[1];
}
