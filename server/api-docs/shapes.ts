import { languages } from "../../app/platform/words/language";
import { type JsonSchema, mapInner } from "./json-schema";
import { nameShapes } from "./shape-names";

/** An object, a union, an enumeration or a text with a pattern. What two contracts declare alike is one shape. */
export type Shape = {
	/** With `{ $ref: index }` for each shape inside. */
	schema: JsonSchema;
	inside: Shape[];
	/** Characters, with everything inside. */
	size: number;
	/** In how many places it stands; a shape around it counts once, wherever that one stands. */
	uses: number;
	/** The properties it stands in. */
	properties: string[];
	/** Every call that contains it at any depth. */
	calls: Set<Call>;
};
export type Call = { path: string; part: "Body" | "Parameter" | "Answer" };
type Found = { shape: Shape; property: string | undefined };

/** A shorter one is easier to read where it stands. */
const smallestNamed = 100;

/** Collects the schemas of all calls, then names each shape that stands in several places, and lets them refer to it. */
export function collectShapes() {
	const shapes: Shape[] = [];
	const indexes = new Map<string, number>();

	/** Call this for every schema, then `finish`, then its `write` for what this returned. */
	function add(schema: JsonSchema, call: Call, property?: string): JsonSchema {
		const found: Found[] = [];
		const replaced = replaceShapes(schema, found, property);
		countUses(found);
		for (const { shape } of found) shape.calls.add(call);
		return replaced;
	}

	function replaceShapes(schema: JsonSchema, found: Found[], property?: string): JsonSchema {
		const inside = isShape(schema) ? [] : found;
		const replaced = mapInner(schema, (inner, name) =>
			replaceShapes(inner, inside, name && !isLanguage(name) ? name : property),
		);
		if (inside === found) return replaced;
		const text = JSON.stringify(replaced);
		const index = indexes.get(text) ?? shapes.push(newShape(replaced, text, inside)) - 1;
		indexes.set(text, index);
		found.push({ shape: shapes[index]!, property });
		return { $ref: String(index) };
	}

	function finish() {
		// A shape comes after those inside it.
		for (const { inside, calls } of shapes.toReversed())
			for (const inner of inside) for (const call of calls) inner.calls.add(call);
		const names = nameShapes(shapes.filter(({ uses, size }) => uses > 1 && size >= smallestNamed));
		const write = (schema: JsonSchema): JsonSchema => {
			const shape = shapes[Number(schema.$ref)];
			const name = shape && names.get(shape);
			return name ? { $ref: `#/components/schemas/${name}` } : mapInner(shape?.schema ?? schema, write);
		};
		const schemas = [...names].map(([shape, name]) => [name, mapInner(shape.schema, write)] as const);
		return { write, schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1))) };
	}

	return { add, finish };
}

function newShape(schema: JsonSchema, text: string, found: Found[]): Shape {
	countUses(found);
	const inside = found.map(({ shape }) => shape);
	const size = inside.reduce((sum, shape) => sum + shape.size, text.length);
	return { schema, inside, size, uses: 0, properties: [], calls: new Set() };
}

function countUses(found: Found[]) {
	for (const { shape, property } of found) {
		shape.uses++;
		if (property) shape.properties.push(property);
	}
}

function isShape({ properties, anyOf, oneOf, enum: values, pattern }: JsonSchema): boolean {
	const options = (anyOf ?? oneOf ?? []) as JsonSchema[];
	const isUnion = options.filter(({ type }) => type !== "null").length > 1;
	return isUnion || values !== undefined || pattern !== undefined || Object.keys(properties ?? {}).length > 0;
}

/** `{ id, en }` is one text, called what it is called around it. */
const isLanguage = (property: string) => (languages as readonly string[]).includes(property);
