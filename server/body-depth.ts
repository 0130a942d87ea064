/** A mention in an article, the deepest of all inputs, is ten levels down. */
const deepest = 32;

/** Checked before anything else walks a body: a few kilobytes of brackets would overflow the stack of whatever does. */
export function isTooDeep(value: unknown, levels = deepest): boolean {
	if (typeof value !== "object" || value === null) return false;
	return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
