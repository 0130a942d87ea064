/** "2026/27": a season runs from July to June. */
export function seasonOf(at: string): string {
	const date = new Date(at);
	const first = date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);
	return `${first}/${String((first + 1) % 100).padStart(2, "0")}`;
}
