import type { JsonSchema } from "./json-schema";
import type { Shape } from "./shapes";
import { inCapitals, numberTwins, singular, wordsOf } from "./words";

/**
 * A name says where a shape is used, as far as the paths of all its calls agree, then what it is called there: the lines
 * of `/cart` and `/cart/lines/{id}` are `CartLine`. One that has many names can have a `title` in its contract.
 */
export function nameShapes(shapes: Shape[]): Map<Shape, string> {
	const names = numberTwins(shapes.map(nameOf));
	return new Map(shapes.map((shape, index) => [shape, names[index]!]));
}

function nameOf({ schema, properties, calls }: Shape): string {
	const paths = [...calls].map(({ path }) => wordsOf(path));
	const path = commonWords(paths);
	const isInput = [...calls].every(({ part }) => part !== "Answer");
	const prefix = path.map((word) => inCapitals(singular(word)));
	if (properties.length === 0) {
		const isOfOnePath = paths.some(({ length }) => length === path.length);
		return [...prefix, isOfOnePath ? "" : contentOf(schema), isInput ? "Body" : "Answer"].join("");
	}
	const own = schema.title ?? schema.format ?? usualWord(properties) ?? contentOf(schema);
	const word = inCapitals(discriminatorOf(schema)) + inCapitals(String(own));
	if (word.startsWith(prefix.at(-1) ?? "-")) prefix.pop();
	return [...prefix, word, isInput ? "Input" : ""].join("");
}

/** What tells the options of a union apart: `art` of `{ kind: "art", … }`. */
function discriminatorOf({ properties }: JsonSchema): string {
	const constants = Object.values((properties ?? {}) as Record<string, JsonSchema>).map(
		(inner) => inner.const,
	);
	return constants.find((value) => typeof value === "string") ?? "";
}

/** Unless it has another name nearly everywhere. */
function usualWord(properties: string[]): string | undefined {
	const counts = new Map<string, number>();
	for (const word of properties.map(singular)) counts.set(word, (counts.get(word) ?? 0) + 1);
	const [word, count] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most));
	return count * 3 >= properties.length ? word : undefined;
}

const contentOf = ({ properties, type }: JsonSchema): string =>
	properties
		? Object.keys(properties).slice(0, 3).map(inCapitals).join("")
		: inCapitals(String(type ?? "union"));

/** With which all paths begin. */
function commonWords([first = [], ...rest]: string[][]): string[] {
	const end = first.findIndex((word, index) => rest.some((words) => words[index] !== word));
	return end === -1 ? first : first.slice(0, end);
}
