type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Property = Node & { key?: { name?: string } };

/** All that `call-api.ts` reads of an endpoint. */
const kept = new Set(["method", "path"]);

/** Leaves of every `endpoint({ … })` only its address, and gives what else names `z` a stand-in. */
export function withoutSchemas(code: string, tree: unknown, standIn: string): string {
	const cuts = findEndpoints(tree as Node).flatMap(({ properties }) =>
		(properties as Property[]).map((property) => ({
			...property,
			isKept: kept.has(property.key?.name ?? ""),
		})),
	);
	let result = code;
	for (const { start, end, isKept } of cuts.sort((a, b) => b.start - a.start)) {
		if (isKept) continue;
		const comma = /^\s*,/.exec(result.slice(end))?.[0].length ?? 0;
		result = result.slice(0, start) + result.slice(end + comma);
	}
	return result.replace(/import \* as z from "zod\/mini";?/, `import { z } from ${JSON.stringify(standIn)};`);
}

function findEndpoints(node: Node): Node[] {
	const callee = node.callee as { name?: string } | undefined;
	const [argument] = (node.arguments ?? []) as Node[];
	if (node.type === "CallExpression" && callee?.name === "endpoint" && argument?.type === "ObjectExpression")
		return [argument];
	return Object.values(node).flatMap((value) => [value].flat().filter(isNode).flatMap(findEndpoints));
}

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && "type" in value;
