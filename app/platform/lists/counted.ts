/**
 * English only: `1 ticket`, `2 tickets`. The count may be formatted, as in `12,400`. Not in `numbers.ts`, which the home
 * page loads.
 */
export const counted = (count: number | bigint | string, one: string, many: string): string =>
	`${count} ${String(count) === "1" ? one : many}`;
