/** As Zod writes it: any keyword of JSON Schema 2020-12. */
export type JsonSchema = { [keyword: string]: unknown };

/** Replaces the schemas directly inside one. `property` is undefined where they describe the same value or its items. */
export function mapInner(
	schema: JsonSchema,
	replace: (inner: JsonSchema, property?: string) => unknown,
): JsonSchema {
	return Object.fromEntries(
		Object.entries(schema).map(([keyword, value]) => {
			if (keyword === "properties") return [keyword, mapValues(value as Record<string, JsonSchema>, replace)];
			if (lists.has(keyword)) return [keyword, (value as JsonSchema[]).map((inner) => replace(inner))];
			if (singles.has(keyword) && typeof value === "object") return [keyword, replace(value as JsonSchema)];
			return [keyword, value];
		}),
	);
}

const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const singles = new Set(["items", "additionalProperties", "propertyNames", "not"]);

const mapValues = (
	properties: Record<string, JsonSchema>,
	replace: (inner: JsonSchema, property: string) => unknown,
) => Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, replace(inner, name)]));
