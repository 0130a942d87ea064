/** Seats as staff write them: "3-12, 3-13" is row 3, seats 12 and 13; "3-12–15" is four. Null if unclear. */
export function readSeats(typed: string): { row: number; number: number }[] | null {
	const seats: { row: number; number: number }[] = [];
	for (const word of typed.split(/[,;\n]+/).map((part) => part.trim())) {
		if (word === "") continue;
		const found = /^(\d{1,3})\s*[-/.]\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(word);
		if (!found) return null;
		const [row, first] = [Number(found[1]), Number(found[2])];
		const last = found[3] ? Number(found[3]) : first;
		if (row < 1 || first < 1 || last < first) return null;
		for (let number = first; number <= last; number++) seats.push({ row, number });
	}
	return seats;
}
