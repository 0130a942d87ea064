import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
	cyclesIn,
	type Import,
	importsOf,
	isServer,
	isTest,
	readModules,
	sliceGraph,
	sliceOf,
} from "../scripts/import-graph.mjs";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync("{app,server,club,test,e2e,bench}/**/*.{ts,tsx}", { cwd: root });
const modules = readModules(
	root,
	sources.filter((file) => !isTest(file)),
);
const imports = importsOf(modules).filter(({ byValue }) => byValue);

it("browser code never imports server code", () => {
	const wrong = imports.filter(({ from, to }) => from.startsWith("app/") && !isServer(from) && isServer(to));
	expect(wrong.filter(({ from }) => from !== "app/entry.server.tsx").map(say)).toEqual([]);
});

it("nothing imports the server folder", () => {
	const wrong = imports.filter(
		({ from, to }) => to.startsWith("server/") && !/^(server|test|bench)\//.test(from),
	);
	expect(wrong.map(say)).toEqual([]);
});

it("platform and ui import no slice", () => {
	const shared = /^app\/(platform|ui)\//;
	const facts = /^(app\/(platform|ui|paths|routes)|club\/(?!demo))/;
	const wrong = imports.filter(({ from, to }) => shared.test(from) && !facts.test(to));
	expect(wrong.map(say)).toEqual([]);
});

it("no slice imports the frame", () => {
	const wrong = imports.filter(
		({ from, to }) => isFrame(to) && !isFrame(from) && !/^app\/(root|entry)/.test(from),
	);
	expect(wrong.map(say)).toEqual([]);
});
const isFrame = (file: string) => /^app\/(site\/)?frame\//.test(file);

it("a slice's tables, endpoints and pages are private", () => {
	const isPrivate = (file: string) =>
		/\/(tables\.server\.ts|api\.server\.tsx?|[\w-]+\.page\.tsx?)$/.test(file);
	const collectors = /^(app\/(bindings|jobs)\.server\.ts|app\/routes\.ts|server\/|test\/|bench\/|club\/demo)/;
	const wrong = imports.filter(
		({ from, to }) =>
			isPrivate(to) && sliceOf(from) !== sliceOf(to) && !collectors.test(from) && !isForeignKey(from, to),
	);
	expect(wrong.map(say)).toEqual([]);
});
const isForeignKey = (from: string, to: string) =>
	from.endsWith("/tables.server.ts") && to.endsWith("/tables.server.ts");

it("slices have no import cycles", () => {
	const graph = sliceGraph(modules);
	for (const node of graph.keys()) if (node.startsWith("app/")) graph.delete(node);
	expect(cyclesIn(graph)).toEqual([]);
});

it("each table is declared once", () => {
	const names = [...modules.values()].flatMap(({ text }) =>
		[...text.matchAll(/\bpgTable\(\s*"(\w+)"/g)].map(([, name]) => name as string),
	);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("transactions are opened in one place, which retries deadlocks and blocks the outer handle", () => {
	const wrong = [...modules].filter(
		([file, { text }]) =>
			// A browser's own database has transactions too.
			isServer(file) && path.basename(file) !== "transaction.server.ts" && /\.transaction\(/.test(text),
	);
	expect(wrong.map(([file]) => file)).toEqual([]);
});

it("the club is named only in its own folder", () => {
	const wrong = [...modules].filter(
		([file, { text }]) => /^(app|server)\//.test(file) && /samudra/i.test(text),
	);
	expect(wrong.map(([file]) => file)).toEqual([]);
});

const say = ({ from, to }: Import) => `${from} → ${to}`;
