import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync("{app,server,club,test,e2e,bench}/**/*.{ts,tsx}", { cwd: root });
const code = sources.filter((file) => !/\.test\.tsx?$/.test(file));

type Import = { from: string; to: string; line: string };
const imports: Import[] = code.flatMap((file) => importsOf(file));
const typeOnly = /^import type /;

it("browser code never imports server code", () => {
	const isServer = (file: string) => /\.server(\.tsx?)?$/.test(file) || file.startsWith("server/");
	const wrong = imports.filter(
		({ from, to, line }) =>
			from.startsWith("app/") && !isServer(from) && isServer(to) && !typeOnly.test(line),
	);
	expect(wrong.filter(({ from }) => from !== "app/entry.server.tsx").map(say)).toEqual([]);
});

it("nothing imports the server folder", () => {
	const wrong = imports.filter(
		({ from, to }) => to.startsWith("server/") && !/^(server|test|bench)\//.test(from),
	);
	expect(wrong.filter(({ line }) => !typeOnly.test(line)).map(say)).toEqual([]);
});

it("platform and ui import no slice", () => {
	const shared = /^app\/(platform|ui)\//;
	const facts = /^(app\/(platform|ui|paths|routes)|club\/(?!demo))/;
	const wrong = imports.filter(
		({ from, to, line }) => shared.test(from) && !facts.test(to) && !typeOnly.test(line),
	);
	expect(wrong.map(say)).toEqual([]);
});

it("no slice imports the frame", () => {
	const wrong = imports.filter(
		({ from, to, line }) =>
			to.startsWith("app/site/frame/") &&
			!/^app\/(site\/frame\/|root|entry)/.test(from) &&
			!typeOnly.test(line),
	);
	expect(wrong.map(say)).toEqual([]);
});

it("a slice's tables, endpoints and pages are private", () => {
	const isPrivate = (file: string) => /\/(tables\.server|api\.server|[\w-]+\.page)$/.test(file);
	const collectors = /^(app\/(bindings|jobs)\.server\.ts|app\/routes\.ts|server\/|test\/|bench\/|club\/demo)/;
	const wrong = imports.filter(
		({ from, to, line }) =>
			isPrivate(to) &&
			sliceOf(from) !== sliceOf(to) &&
			!collectors.test(from) &&
			!isForeignKey(from, to) &&
			!typeOnly.test(line),
	);
	expect(wrong.map(say)).toEqual([]);
});
const isForeignKey = (from: string, to: string) =>
	from.endsWith("/tables.server.ts") && to.endsWith("/tables.server");

it("slices have no import cycles", () => {
	const graph = new Map<string, Set<string>>();
	for (const { from, to, line } of imports) {
		const [a, b] = [sliceOf(from), sliceOf(to)];
		if (!a || !b || a === b || typeOnly.test(line) || isForeignKey(from, to)) continue;
		graph.set(a, (graph.get(a) ?? new Set()).add(b));
	}
	expect(circles(graph)).toEqual([]);
});

it("each table is declared once", () => {
	const names = code.flatMap((file) =>
		[...readFileSync(path.join(root, file), "utf8").matchAll(/\bpgTable\(\s*"(\w+)"/g)].map(
			([, name]) => name as string,
		),
	);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("transactions are opened in one place, which retries deadlocks and blocks the outer handle", () => {
	const wrong = code.filter(
		(file) =>
			// A browser's own database has transactions too.
			/\.server\.tsx?$|^server\//.test(file) &&
			file !== "app/platform/data/transaction.server.ts" &&
			/\.transaction\(/.test(readFileSync(path.join(root, file), "utf8")),
	);
	expect(wrong).toEqual([]);
});

it("the club is named only in its own folder", () => {
	const word = /samudra/i;
	const wrong = code.filter(
		(file) => /^(app|server)\//.test(file) && word.test(readFileSync(path.join(root, file), "utf8")),
	);
	expect(wrong).toEqual([]);
});

function importsOf(file: string): Import[] {
	const text = readFileSync(path.join(root, file), "utf8");
	return [...text.matchAll(/^(?:import|export)\b[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)/gms)].map(
		([line, named, lazy]) => ({
			from: file,
			to: path.normalize(path.join(path.dirname(file), (named ?? lazy) as string)),
			line,
		}),
	);
}

/** The slice a file belongs to, if any. */
function sliceOf(file: string) {
	const folder = /^app\/([\w-]+)\//.exec(file)?.[1];
	return folder && !["platform", "ui", "dev"].includes(folder) ? folder : undefined;
}

function circles(graph: Map<string, Set<string>>) {
	const found = new Set<string>();
	const walk = (slice: string, trail: string[]) => {
		const at = trail.indexOf(slice);
		if (at >= 0) return void found.add([...trail.slice(at)].sort().join(" ↔ "));
		for (const next of graph.get(slice) ?? []) walk(next, [...trail, slice]);
	};
	for (const slice of graph.keys()) walk(slice, []);
	return [...found];
}

const say = ({ from, to }: Import) => `${from} → ${to}`;
