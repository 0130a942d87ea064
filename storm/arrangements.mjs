/**
 * All permutations.
 *
 * @template Thing
 * @param {Thing[]} things
 * @returns {Thing[][]}
 */
export function arrangements(things) {
	if (things.length === 0) return [[]];
	const found = new Map();
	for (const [index, first] of things.entries())
		for (const rest of arrangements(things.toSpliced(index, 1)))
			found.set([first, ...rest].join(), [first, ...rest]);
	return [...found.values()];
}
