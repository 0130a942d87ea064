/** The functions of zod that look at a value. */
export const parses = /^(safe)?(parse|encode|decode)(Async)?$/i;

/**
 * What the browser has instead of `zod`: any schema may be declared, and none can be used. Answering "valid" or
 * "undefined" would be worse than an error.
 */
export const noSchemas: unknown = new Proxy(() => noSchemas, {
	get(_, property) {
		if (parses.test(String(property))) throw new Error("Only the server can parse with a schema.");
		return noSchemas;
	},
	apply: () => noSchemas,
});
