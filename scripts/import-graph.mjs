// Who imports whom, and what each file declares: for `npm run shape` and the tests of the architecture.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/**
 * @typedef {{ from: string, to: string, names: string[], byValue: boolean, lazy: boolean }} Import The import of
 * another file: the names in it (`*` for all), whether it is needed to run, and whether it is dynamic.
 * @typedef {{ text: string, imports: Import[], declares: string[], program: () => import("vite").ESTree.Program }} Module
 */

/**
 * @param {string} root
 * @param {string[]} files below the root
 * @returns {Map<string, Module>}
 */
export function readModules(root, files) {
	const known = new Set(files);
	return new Map(
		files.map((file) => [file, readModule(file, readFileSync(path.join(root, file), "utf8"), known)]),
	);
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Set<string>} known the files that an import without an ending can lead to
 * @returns {Module}
 */
export function readModule(file, text, known) {
	const parsed = parseSync(file, text);
	if (parsed.errors[0]) throw new Error(`${file}: ${parsed.errors[0].message}`);
	const { staticImports, staticExports, dynamicImports } = parsed.module;
	const exported = staticExports.flatMap(({ entries }) => entries);
	const found = [
		...staticImports.map(({ moduleRequest, entries }) => ({
			specifier: moduleRequest.value,
			names: entries.map(({ importName }) => nameOf(importName)),
			byValue: entries.length === 0 || entries.some(({ isType }) => !isType),
			lazy: false,
		})),
		...exported
			.filter(({ moduleRequest }) => moduleRequest)
			.map(({ moduleRequest, importName, isType }) => ({
				specifier: moduleRequest.value,
				names: [nameOf(importName)],
				byValue: !isType,
				lazy: false,
			})),
		...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
			specifier: text.slice(start + 1, end - 1),
			names: ["*"],
			byValue: true,
			lazy: true,
		})),
	];
	const imported = new Set(
		staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
	);
	const declared = exported.filter(
		({ moduleRequest, localName }) => !moduleRequest && !imported.has(localName.name),
	);
	return {
		text,
		imports: found
			.filter(({ specifier }) => specifier.startsWith("."))
			.map(({ specifier, ...found }) => ({ from: file, to: resolve(file, specifier, known), ...found }))
			.filter(({ to }) => to !== file),
		declares: [...new Set(declared.map(({ exportName }) => nameOf(exportName)))],
		// Only made when it is asked for: most of the parser's time.
		program: () => parsed.program,
	};
}

const nameOf = ({ kind, name }) => (kind === "Name" ? name : kind === "Default" ? "default" : "*");

function resolve(file, specifier, known) {
	const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*/, ""));
	const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];
	// Anything else is a stylesheet or data, with its ending.
	return endings.map((ending) => target + ending).find((name) => known.has(name)) ?? target;
}

export const isTest = (file) => /\.(test|spec)\.\w+$/.test(file);
export const isServer = (file) => /\.server\.tsx?$/.test(file) || file.startsWith("server/");

/** The folder directly in `app/` that a file belongs to, unless everything may use that. */
export function sliceOf(file) {
	const folder = /^app\/([\w-]+)\//.exec(file)?.[1];
	return ["platform", "ui", "dev"].includes(folder) ? undefined : folder;
}

/**
 * Files that need each other before they can run. In browser code, a dynamic import is a chunk of its own; on the
 * server, it could only be there to hide a cycle, so it counts.
 * @param {Map<string, Module>} modules
 */
export function fileGraph(modules) {
	return graphOf(
		importsOf(modules).filter(({ from, byValue, lazy }) => byValue && (!lazy || isServer(from))),
	);
}

/** Slices, and the files directly in `app/`, by what they import. A foreign key is no import of another slice. */
export function sliceGraph(modules) {
	const nodeOf = (file) => sliceOf(file) ?? (/^app\/[^/]+$/.test(file) ? file : undefined);
	const isTables = (file) => file.endsWith("/tables.server.ts");
	return graphOf(
		importsOf(modules)
			.filter(({ from, to, byValue }) => byValue && !(isTables(from) && isTables(to)))
			.map(({ from, to }) => ({ from: nodeOf(from), to: nodeOf(to) }))
			.filter(({ from, to }) => from && to && from !== to),
	);
}

/** @param {Map<string, Module>} modules */
export const importsOf = (modules) => [...modules.values()].flatMap(({ imports }) => imports);

/**
 * @param {{ from: string, to: string }[]} imports
 * @returns {Map<string, Set<string>>}
 */
function graphOf(imports) {
	const graph = new Map();
	for (const { from, to } of imports) graph.set(from, (graph.get(from) ?? new Set()).add(to));
	return graph;
}

/**
 * The strongly connected components of more than one node, largest first (Tarjan's algorithm).
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
export function cyclesIn(graph) {
	const order = new Map();
	const lowest = new Map();
	const open = [];
	const found = [];
	const visit = (node) => {
		order.set(node, order.size);
		lowest.set(node, order.get(node));
		open.push(node);
		for (const next of graph.get(node) ?? []) {
			if (!order.has(next)) visit(next);
			if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
		}
		if (lowest.get(node) === order.get(node)) found.push(open.splice(open.indexOf(node)).sort());
	};
	for (const node of graph.keys()) if (!order.has(node)) visit(node);
	return found.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}

/**
 * The shortest way from one of these nodes back to itself.
 * @param {Map<string, Set<string>>} graph
 * @param {string[]} cycle
 */
export function shortestLoop(graph, cycle) {
	return cycle.map((node) => loopFrom(graph, node)).sort((a, b) => a.length - b.length)[0];
}

function loopFrom(graph, start) {
	const ways = [[start]];
	const seen = new Set();
	for (const way of ways)
		for (const next of graph.get(way.at(-1)) ?? []) {
			if (next === start) return [...way, start];
			if (!seen.has(next)) ways.push([...way, next]);
			seen.add(next);
		}
}

/** What the framework looks for in a page has the same name in every page. */
const pageExports =
	"default loader clientLoader action clientAction meta links handle headers shouldRevalidate middleware clientMiddleware ErrorBoundary HydrateFallback Layout".split(
		" ",
	);

/**
 * The exported names, types included, that more than one file of `app/` declares.
 * @param {Map<string, Module>} modules
 * @returns {[name: string, files: string[]][]}
 */
export function namesDeclaredTwice(modules) {
	const files = new Map();
	for (const [file, { declares }] of modules)
		for (const name of file.startsWith("app/") ? declares : [])
			if (!pageExports.includes(name)) files.set(name, [...(files.get(name) ?? []), file]);
	return [...files].filter(([, { length }]) => length > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The folders of `app/` with more files than this, subfolders not counted.
 * @param {string[]} files
 * @returns {[folder: string, count: number][]}
 */
export function crowdedFolders(files, limit) {
	const counts = new Map();
	for (const file of files) {
		const folder = path.posix.dirname(file);
		if (folder.startsWith("app/")) counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts].filter(([, count]) => count > limit).sort(([, a], [, b]) => b - a);
}

/** @param {string[]} files */
export const appFolders = (files) => [
	...new Set(files.flatMap((file) => /^app\/([^/]+)\//.exec(file)?.[1] ?? [])),
];
