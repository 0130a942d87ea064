/** How many of the twelve columns each story of a row takes. */
export type StoryRow = readonly number[];

/** The rows of the front page, in turn. */
const cycle = [
	[8, 4],
	[4, 4, 4],
	[5, 7],
	[3, 3, 3, 3],
] as const satisfies StoryRow[];

/** Sets so many stories in rows; two rows that follow each other never look the same. */
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

/** What is left over at the end gets the row that it fills. */
function fittingRow(left: number, previous: StoryRow | undefined): StoryRow {
	if (left === 1) return [8];
	return cycle.find((row) => row.length === left && row !== previous) ?? cycle[1];
}
