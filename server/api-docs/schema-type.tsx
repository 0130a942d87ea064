import { Fragment, type ReactNode } from "react";
import type { JsonSchema } from "./json-schema";

type Props = { schema: JsonSchema; depth?: number };

/** A schema the way types are written: `{ slug: string (up to 120 characters) … }`, with a link to each named one. */
export function SchemaType({ schema, depth = 0 }: Props): ReactNode {
	if (schema.$ref) return <a href={`#${anchorOf(schema.$ref)}`}>{nameOf(schema.$ref)}</a>;
	const limits = limitsOf(schema);
	return (
		<>
			<Form schema={schema} depth={depth} />
			{limits.length > 0 && <i> ({limits.join(", ")})</i>}
		</>
	);
}

export const nameOf = (reference: unknown): string => String(reference).split("/").at(-1)!;
export const anchorOf = (reference: unknown): string => `schema-${nameOf(reference)}`;

function Form({ schema, depth = 0 }: Props): ReactNode {
	const { type, enum: values, anyOf, oneOf = anyOf, allOf, prefixItems, items } = schema;
	const join = (inner: unknown, sign: string) =>
		(inner as JsonSchema[]).map((option, index) => (
			<Fragment key={JSON.stringify(option)}>
				{index > 0 && sign}
				<SchemaType schema={option} depth={depth} />
			</Fragment>
		));
	if ("const" in schema) return JSON.stringify(schema.const);
	if (values) return (values as unknown[]).map((value) => JSON.stringify(value)).join(" | ");
	if (oneOf) return join(oneOf, " | ");
	if (allOf) return join(allOf, " & ");
	if (prefixItems) return <>[{join(prefixItems, ", ")}]</>;
	if (items) {
		const isChoice = ["anyOf", "oneOf", "allOf", "enum"].some((keyword) => keyword in (items as JsonSchema));
		return <>list of {isChoice ? <>({join([items], "")})</> : join([items], "")}</>;
	}
	if (type === "object") return <ObjectForm schema={schema} depth={depth} />;
	return [type ?? "anything"].flat().join(" | ");
}

function ObjectForm({ schema, depth = 0 }: Props): ReactNode {
	const { properties = {}, required = [], additionalProperties } = schema;
	const members = Object.entries(properties as Record<string, JsonSchema>).map(([name, inner]) => ({
		name: (required as string[]).includes(name) ? name : `${name}?`,
		inner,
	}));
	if (additionalProperties && typeof additionalProperties === "object")
		members.push({ name: "[any other]", inner: additionalProperties as JsonSchema });
	if (members.length === 0) return "{}";
	return (
		<>
			{"{\n"}
			{members.map(({ name, inner }) => (
				<Fragment key={name}>
					{indent(depth + 1)}
					<b>{name}</b>: <SchemaType schema={inner} depth={depth + 1} />
					{"\n"}
				</Fragment>
			))}
			{indent(depth)}
			{"}"}
		</>
	);
}

const indent = (depth: number) => "  ".repeat(depth);

/** What the form does not say. A format stands for its pattern. */
function limitsOf({ format, pattern, default: otherwise, ...schema }: JsonSchema): string[] {
	const said: string[] = [];
	for (const [least, most, what] of ranges) {
		const { [least]: from, [most]: to } = schema;
		if (from !== undefined && to !== undefined) said.push(`${from}–${to}${what}`);
		else if (from !== undefined) said.push(`at least ${from}${what}`);
		else if (to !== undefined) said.push(`up to ${to}${what}`);
	}
	if (format) said.push(String(format));
	else if (pattern) said.push(`/${pattern}/`);
	if (otherwise !== undefined) said.push(`default ${JSON.stringify(otherwise)}`);
	const others = Object.entries(schema).filter(([keyword]) => !saidOtherwise.has(keyword));
	return [...said, ...others.map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`)];
}

const ranges = [
	["minLength", "maxLength", " characters"],
	["minItems", "maxItems", " items"],
	["minimum", "maximum", ""],
] as const;

const saidOtherwise = new Set([
	...ranges.flat(),
	...["title", "type", "const", "enum", "anyOf", "oneOf", "allOf", "prefixItems", "items"],
	...["properties", "required", "additionalProperties", "propertyNames"],
]);
