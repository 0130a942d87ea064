/** Below PostgreSQL's limit of 65,535 values in a statement, even with thirty columns. */
const batchSize = 1_000;

/** Handles a long list in parts, one after another, and returns what all parts returned. */
export async function inBatches<Item, Found>(
	items: readonly Item[],
	handle: (some: Item[]) => PromiseLike<readonly Found[]>,
): Promise<Found[]> {
	const found: Found[] = [];
	for (let at = 0; at < items.length; at += batchSize)
		found.push(...(await handle(items.slice(at, at + batchSize))));
	return found;
}

/** Sends a statement for each item; those of a batch are sent together. */
export async function forEachTogether<Item>(
	items: readonly Item[],
	handle: (item: Item) => PromiseLike<unknown>,
) {
	await inBatches(items, async (some) => {
		await Promise.all(some.map(handle));
		return [];
	});
}
