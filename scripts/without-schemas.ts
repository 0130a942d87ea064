import { parses } from "../app/platform/http/no-schemas";

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Change = { start: number; end: number; text: string };

/** The only properties of an endpoint that `call-api.ts` reads. */
const kept = new Set(["method", "path", "once"]);
/** Replaces a schema. It has no side effects, so the bundler drops unused ones. */
const standInName = "noSchemas";

/**
 * Reduces every `endpoint({ … })` to its method and path, and replaces every other schema with a placeholder. Code that
 * parses with `z` directly fails the build; the placeholder throws if it is used to parse at run time.
 */
export function withoutSchemas(code: string, tree: unknown, standIn: string): string {
	const changes: Change[] = [];
	visit(tree as Node, (node) => {
		const properties = endpointProperties(node);
		if (properties) changes.push({ ...span(properties), text: addressOf(code, properties) });
		const isSchema = !properties && isSchemaChain(node);
		if (isSchema && asksToParse(node))
			throw new Error(`${code.slice(node.start, node.end)}: only the server can parse with a schema.`);
		if (isSchema) changes.push({ ...span(node), text: standInName });
		return !properties && !isSchema;
	});
	const rest = changes.toSorted((a, b) => b.start - a.start).reduce(apply, code);
	changes.push(...unusedImports(tree as Node, rest));
	const withStandIn = changes.sort((a, b) => b.start - a.start).reduce(apply, code);
	return withStandIn.replace(
		/import \* as z from "zod";?/,
		`import { ${standInName} } from ${JSON.stringify(standIn)};`,
	);
}

function endpointProperties(node: Node): Node | undefined {
	const [argument] = (node.arguments ?? []) as Node[];
	const isEndpoint = node.type === "CallExpression" && (node.callee as { name?: string }).name === "endpoint";
	return isEndpoint && argument?.type === "ObjectExpression" ? argument : undefined;
}

/** `z.string()`, and chained calls such as `z.string().check(…)`. */
function isSchemaChain({ type, object, callee }: Node): boolean {
	if (type === "MemberExpression") return isSchemaChain(object as Node) || isNamedZ(object as Node);
	return type === "CallExpression" && isSchemaChain(callee as Node);
}
/** `z.parse(schema, value)`, `z.string().safeParse(value)`. */
function asksToParse({ type, callee, property, object }: Node): boolean {
	if (type === "CallExpression") return asksToParse(callee as Node);
	if (type !== "MemberExpression") return false;
	return parses.test((property as { name?: string }).name ?? "") || asksToParse(object as Node);
}
const isNamedZ = ({ type, name }: Node) => type === "Identifier" && name === "z";

function addressOf(code: string, { properties }: Node) {
	const address = (properties as (Node & { key?: { name?: string } })[]).filter(({ key }) =>
		kept.has(key?.name ?? ""),
	);
	return `{ ${address.map(({ start, end }) => code.slice(start, end)).join(", ")} }`;
}

/** Imports that only schemas used: the chunks are cut along imports, so a page would load another slice's file for nothing. */
function unusedImports(tree: Node, rest: string): Change[] {
	const imports = (tree.body as Node[]).filter(({ type }) => type === "ImportDeclaration");
	return imports.flatMap((node) => {
		const names = (node.specifiers as { local: { name: string } }[]).map(({ local }) => local.name);
		// Once in the import itself.
		const isUsed = (name: string) => name === "z" || rest.split(new RegExp(`\\b${name}\\b`)).length > 2;
		return names.length === 0 || names.some(isUsed) ? [] : [{ ...span(node), text: "" }];
	});
}

function visit(node: Node, look: (node: Node) => boolean) {
	if (!look(node)) return;
	for (const value of Object.values(node))
		for (const child of [value].flat()) if (isNode(child)) visit(child, look);
}

const span = ({ start, end }: Node) => ({ start, end });
const apply = (code: string, { start, end, text }: Change) => code.slice(0, start) + text + code.slice(end);
const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value;
