type Place = { row: number; number: number };

/** The free seat nearest to one that is gone; a row away counts as much as two seats. */
export function nearestFree<S extends Place>(free: readonly S[], { row, number }: Place): S | undefined {
	const distance = (seat: S) => 2 * Math.abs(seat.row - row) + Math.abs(seat.number - number);
	return free.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** For each seat that is gone the nearest free one, none of them twice; undefined where there are not enough. */
export function nearestInstead<S extends Place>(free: readonly S[], gone: readonly Place[]): S[] | undefined {
	const chosen: S[] = [];
	for (const seat of gone) {
		const next = nearestFree(
			free.filter((one) => !chosen.includes(one)),
			seat,
		);
		if (!next) return undefined;
		chosen.push(next);
	}
	return chosen;
}

/**
 * The best `count` seats together: side by side in one row, near the middle of the block, and of these the middle rows
 * first. Undefined where no row has that many free in a line.
 */
export function bestTogether<S extends Place>(
	seats: readonly (S & { isFree: boolean })[],
	count: number,
): S[] | undefined {
	return listTogether(seats, count)[0];
}

/** Every such choice that does not overlap a better one, best first. */
export function listTogether<S extends Place>(
	seats: readonly (S & { isFree: boolean })[],
	count: number,
): S[][] {
	const rows = [...Map.groupBy(seats, ({ row }) => row).values()];
	const middleRow =
		rows.length === 0
			? 0
			: (Math.min(...seats.map(({ row }) => row)) + Math.max(...seats.map(({ row }) => row))) / 2;
	const found = rows.flatMap((row) => {
		const inOrder = row.toSorted((one, other) => one.number - other.number);
		const middle = (inOrder[0]!.number + inOrder.at(-1)!.number) / 2;
		return inOrder.flatMap((_, at) => {
			const group = inOrder.slice(at, at + count);
			const isTogether =
				group.length === count &&
				group.every((seat, index) => seat.isFree && seat.number === group[0]!.number + index);
			if (!isTogether) return [];
			const off = Math.abs((group[0]!.number + group.at(-1)!.number) / 2 - middle);
			return [{ group, cost: off + 2 * Math.abs(group[0]!.row - middleRow) }];
		});
	});
	const chosen: S[][] = [];
	for (const { group } of found.toSorted((one, other) => one.cost - other.cost))
		if (
			!chosen.some((better) =>
				better.some((seat) => group.some((own) => own.row === seat.row && own.number === seat.number)),
			)
		)
			chosen.push(group);
	return chosen;
}
