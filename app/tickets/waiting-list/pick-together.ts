export type Givable = {
	id: string;
	sectionId: string;
	/** Null for a place that nobody has any more. */
	giverId: string | null;
	/** Null with free seating. */
	seat: { id: string; row: number; number: number } | null;
};

/**
 * As many tickets as a fan wants, or none. Neighbours in one row where seats are numbered; with free seating those of one
 * giver first, so that fewer people wait for the same buyer. Somebody's own are not offered to them.
 */
export function pickTogether(
	all: readonly Givable[],
	{ size, sectionId, memberId }: { size: number; sectionId: string | null; memberId: string },
): Givable[] | null {
	const wanted = all.filter(
		(one) => (sectionId === null || one.sectionId === sectionId) && one.giverId !== memberId,
	);
	for (const section of Map.groupBy(wanted, (one) => one.sectionId).values()) {
		const picked = section[0]!.seat ? pickNeighbours(section, size) : pickFree(section, size);
		if (picked) return picked;
	}
	return null;
}

function pickFree(section: readonly Givable[], size: number): Givable[] | null {
	const ofOne = [...Map.groupBy(section, ({ giverId }) => giverId).values()].find(
		(own) => own.length >= size,
	);
	const from = ofOne ?? section;
	return from.length >= size ? from.slice(0, size) : null;
}

function pickNeighbours(section: readonly Givable[], size: number): Givable[] | null {
	for (const first of section) {
		const row = Array.from({ length: size }, (_, at) =>
			section.find(({ seat }) => seat!.row === first.seat!.row && seat!.number === first.seat!.number + at),
		);
		if (row.every((one) => one !== undefined)) return row;
	}
	return null;
}
