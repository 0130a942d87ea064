/** Why another server gave no usable answer, for the log: `fetch` itself says "TypeError: fetch failed", whatever it was. */
export function fetchFault(error: unknown): string {
	if (!(error instanceof Error)) return "unreachable";
	if (error.name === "TimeoutError") return "no answer in time";
	if (error instanceof SyntaxError) return "the answer is not JSON";
	const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
	return code ?? message;
}
