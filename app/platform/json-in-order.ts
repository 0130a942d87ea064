/** JSON with sorted keys, so that equal values are equal texts. PostgreSQL keeps keys in an order of its own. */
export const jsonInOrder = (value: unknown) =>
	JSON.stringify(value, (_, inner) =>
		inner && typeof inner === "object" && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
			: inner,
	);
