/** JSON with sorted keys, so that equal values give equal texts. PostgreSQL stores keys in its own order. */
export const jsonInOrder = (value: unknown) =>
	JSON.stringify(value, (_, inner) =>
		inner && typeof inner === "object" && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
			: inner,
	);
