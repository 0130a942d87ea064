/** The zod functions that process a value. */
export const parses = /^(safe)?(parse|encode|decode)(Async)?$/i;

/**
 * Replaces `zod` in the browser bundle: any schema can be declared, but none can be used. Returning "valid" or
 * "undefined" would be worse than an error.
 */
export const noSchemas: unknown = new Proxy(() => noSchemas, {
	get(_, property) {
		if (parses.test(String(property))) throw new Error("Only the server can parse with a schema.");
		return noSchemas;
	},
	apply: () => noSchemas,
});
