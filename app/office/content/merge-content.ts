import { jsonInOrder } from "../../platform/data/json-in-order";
import type { Values } from "./content-fields";

const isSame = (one: unknown, other: unknown) => jsonInOrder(one) === jsonInOrder(other);

/**
 * Three-way merge: a field that only one of the two changed is taken over; where both did, mine stays and the field is
 * listed in `disputed`.
 */
export function mergeContent(base: Values, mine: Values, theirs: Values) {
	const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
	const isTouched = (name: string) => !isSame(mine[name], base[name]);
	return {
		content: Object.fromEntries(names.map((name) => [name, isTouched(name) ? mine[name] : theirs[name]])),
		disputed: names.filter(
			(name) => isTouched(name) && !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
		),
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
