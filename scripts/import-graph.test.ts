import { expect, it } from "vitest";
import { cyclesIn, fileGraph, namesDeclaredTwice, readModule, shortestLoop } from "./import-graph.mjs";

it("finds files that import each other, and the shortest way around", () => {
	const graph = graphOf({
		"app/a.ts": `import { b } from "./b"; export const a = () => b();`,
		"app/b.ts": `export { c as b } from "./c";`,
		"app/c/index.ts": `import "../a"; import { b } from "../b"; export const c = b;`,
	});
	const [cycle, ...others] = cyclesIn(graph);
	expect(cycle).toEqual(["app/a.ts", "app/b.ts", "app/c/index.ts"]);
	expect(others).toEqual([]);
	expect(shortestLoop(graph, cycle ?? [])).toEqual(["app/b.ts", "app/c/index.ts", "app/b.ts"]);
});

it("counts no types", () => {
	const graph = graphOf({
		"app/a.ts": `import type { B } from "./b"; export type A = B;`,
		"app/b.ts": `import { type A } from "./a"; export type { A as C } from "./a"; export type B = A;`,
	});
	expect(cyclesIn(graph)).toEqual([]);
});

it("counts dynamic imports on the server only", () => {
	const files = (ending: string) => ({
		[`app/a${ending}.ts`]: `export const a = () => import("./b${ending}");`,
		[`app/b${ending}.ts`]: `import { a } from "./a${ending}"; export const b = a;`,
	});
	expect(cyclesIn(graphOf(files("")))).toEqual([]);
	expect(cyclesIn(graphOf(files(".server")))).toEqual([["app/a.server.ts", "app/b.server.ts"]]);
});

it("finds names that two files declare, not those they pass on or the framework asks for", () => {
	const modules = modulesOf({
		"app/a.tsx": `export const taken = 1, own = 2; export interface Shape {} export default () => <i />;`,
		"app/b.ts": `import { own } from "./a"; export { own }; export { Shape } from "./a"; export function taken() {}`,
		"app/c.ts": `export type Shape = 1; export const loader = 1; export default 2;`,
		"app/d.ts": `export const loader = 1;`,
	});
	expect(namesDeclaredTwice(modules)).toEqual([
		["Shape", ["app/a.tsx", "app/c.ts"]],
		["taken", ["app/a.tsx", "app/b.ts"]],
	]);
});

const graphOf = (files: Record<string, string>) => fileGraph(modulesOf(files));

function modulesOf(files: Record<string, string>) {
	const known = new Set(Object.keys(files));
	return new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text, known)]));
}
