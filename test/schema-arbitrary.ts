import fc from "fast-check";
import * as z from "zod";

type Schema = {
	type?: string | string[];
	enum?: unknown[];
	const?: unknown;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: Schema | boolean;
	items?: Schema;
	format?: string;
	pattern?: string;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	minItems?: number;
	maxItems?: number;
};
type Input = Record<string, unknown>;

/** Inputs that match an endpoint's schema. Rules that JSON Schema cannot express may still reject them. */
export function fittingInput(schema: z.ZodType): fc.Arbitrary<Input> {
	return fitting(describe(schema)) as fc.Arbitrary<Input>;
}

/** The same with some fields replaced, omitted or added at random. */
export function brokenInput(schema: z.ZodType): fc.Arbitrary<Input> {
	const names = Object.keys(describe(schema).properties ?? {});
	const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), oddText) : oddText;
	return fc
		.tuple(
			fittingInput(schema),
			fc.array(fc.tuple(name, fc.oneof(anything, fc.constant(undefined))), { minLength: 1, maxLength: 4 }),
		)
		.map(([input, changes]) => ({ ...input, ...Object.fromEntries(changes) }));
}

const describe = (schema: z.ZodType) =>
	z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/** Lone surrogates, NUL, other scripts, and quotes of every language between here and the database. */
export const oddText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 40 }),
	fc
		.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
		.map((units) => String.fromCharCode(...units)),
	fc.constantFrom(
		"\0",
		"a\0b",
		"\ud800",
		"'; select 1; --",
		"%",
		"\\",
		"$1",
		"__proto__",
		"constructor",
		"../../etc/passwd",
		"\u202e",
		"𝕬",
		"x".repeat(5_000),
		"-1",
		"1e999",
		"NaN",
		"9999999999999999999999",
		"0000-00-00",
		"2026-02-31",
	),
);

const anything = fc.oneof(
	oddText,
	fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], {
		$ne: 1,
	}),
	fc.array(oddText, { maxLength: 3 }),
	fc.dictionary(oddText, oddText, { maxKeys: 3 }),
);

function fitting(schema: Schema): fc.Arbitrary<unknown> {
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	const either = schema.anyOf ?? schema.oneOf;
	if (either) return fc.oneof(...either.map(fitting));
	if (schema.allOf) return fitting(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf));
	if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type })));
	switch (schema.type) {
		case "object":
			return fittingObject(schema);
		case "array":
			return fc.array(fitting(schema.items ?? {}), {
				minLength: schema.minItems ?? 0,
				maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
			});
		case "string":
			return fittingText(schema);
		case "integer":
			return fc.integer({
				min: Math.max(schema.minimum ?? -9, -(2 ** 31)),
				max: Math.min(schema.maximum ?? 9, 2 ** 31 - 1),
			});
		case "number":
			return fc.double({ min: schema.minimum ?? -9, max: schema.maximum ?? 9, noNaN: true });
		case "boolean":
			return fc.boolean();
		case "null":
			return fc.constant(null);
		default:
			// The schema of a coerced field does not describe its input.
			return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.string({ maxLength: 12 }));
	}
}

function fittingObject({ properties = {}, required = [], additionalProperties }: Schema) {
	const fields = Object.fromEntries(
		Object.entries(properties).map(([name, inner]) => {
			const known = inner.type === "boolean" ? undefined : knownFields[name];
			return [name, known ? fc.oneof({ arbitrary: known, weight: 5 }, fitting(inner)) : fitting(inner)];
		}),
	);
	const object = fc.record(fields, { requiredKeys: required });
	if (typeof additionalProperties !== "object") return object;
	return fc.dictionary(fc.string({ maxLength: 9 }), fitting(additionalProperties), { maxKeys: 3 });
}

/** Fields with rules JSON Schema cannot express: without these, most forms would fail at the first rule. */
const knownFields: Record<string, fc.Arbitrary<unknown>> = {
	email: fc.nat(99).map((number) => `fuzz-${number}@example.com`),
	phone: fc.nat(99).map((number) => `0812 3456 78${String(number).padStart(2, "0")}`),
	name: fc.constantFrom("Sari Dewanti", "Moh. Ridwan"),
	guardianName: fc.constant("Sari Dewanti"),
	childName: fc.constant("Bayu Dewanto"),
	password: fc.constant("jangkar-timur-2011"),
	password_confirmation: fc.constant("jangkar-timur-2011"),
};

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
	if (format === "email") return fc.nat(99).map((number) => `fuzz-${number}@example.com`);
	if (format === "uuid") return fc.uuid();
	if (format === "uri") return fc.webUrl();
	// fast-check cannot generate lookaheads. Only the paths of pictures have one.
	if (pattern?.includes("(?!")) return fc.constantFrom("/media/gol.webp", "//jahat.example", "/");
	if (pattern)
		return matching(pattern).map((text) => text.padEnd(minLength, text || "A").slice(0, maxLength));
	const longest = Math.max(minLength, Math.min(maxLength, 60));
	const text = fc.string({ minLength, maxLength: longest, unit: "grapheme" });
	// The rest of the input is valid, so that an odd character reaches the database.
	const withOddPart = fc
		.tuple(text, fc.constantFrom("\0", "\ud800", "\u202e", "\\", "'", "%"))
		.map(([rest, odd]) => (odd + rest).slice(0, longest));
	return fc.oneof({ arbitrary: text, weight: 3 }, { arbitrary: withOddPart, weight: 1 });
}

/** Prepared once per pattern: that takes longer than all calls with its texts. */
const prepared = new Map<string, fc.Arbitrary<string>>();
function matching(pattern: string): fc.Arbitrary<string> {
	const texts = prepared.get(pattern) ?? fc.stringMatching(new RegExp(pattern, "u"));
	prepared.set(pattern, texts);
	return texts;
}
