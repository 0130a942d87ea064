import { jsonInOrder } from "../../platform/data/json-in-order";
import type { Values } from "./content-fields";

export const isSame = (one: unknown, other: unknown) =>
	jsonInOrder(one ?? null) === jsonInOrder(other ?? null);

/**
 * Three-way merge: a field that only one of the two changed is taken over; where both did, mine stays and the field is
 * listed in `disputed`.
 */
export function mergeContent<Content extends object>(base: object, mine: Content, theirs: Content) {
	const [before, own, other] = [base, mine, theirs] as Values[] as [Values, Values, Values];
	const names = [...new Set([...Object.keys(other), ...Object.keys(own)])];
	const isTouched = (name: string) => !isSame(own[name], before[name]);
	return {
		content: Object.fromEntries(
			names.map((name) => [name, isTouched(name) ? own[name] : other[name]]),
		) as Content,
		disputed: names.filter(
			(name) => isTouched(name) && !isSame(other[name], before[name]) && !isSame(other[name], own[name]),
		) as (keyof Content & string)[],
	};
}

/** A value as text, for comparing two. */
export function writeValue(value: unknown): string {
	if (value === null || value === undefined || value === "") return "–";
	if (typeof value === "boolean") return value ? "✓" : "–";
	if (Array.isArray(value)) return value.map(writeValue).join("\n");
	if (typeof value === "object")
		return Object.entries(value)
			.map(([name, inner]) => `${name}: ${writeValue(inner)}`)
			.join("\n");
	return String(value);
}
