import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
	appFolders,
	crowdedFolders,
	cyclesIn,
	fileGraph,
	type Import,
	importsOf,
	isServer,
	isTest,
	namesDeclaredTwice,
	readModules,
	shortestLoop,
	sliceOf,
} from "../scripts/import-graph.mjs";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync("{app,server,club,test,e2e,bench}/**/*.{ts,tsx}", { cwd: root });
const modules = readModules(
	root,
	sources.filter((file) => !isTest(file)),
);
const appFiles = globSync("app/**/*.*", { cwd: root });
const imports = importsOf(modules).filter(({ byValue }) => byValue);

it("browser code never imports server code", () => {
	const wrong = imports.filter(({ from, to }) => from.startsWith("app/") && !isServer(from) && isServer(to));
	expect(
		wrong.filter(({ from }) => from !== "app/entry.server.tsx").map(say),
		"What both need belongs into a file that imports neither.",
	).toEqual([]);
});

it("nothing imports the server folder", () => {
	const wrong = imports.filter(
		({ from, to }) => to.startsWith("server/") && !/^(server|test|bench)\//.test(from),
	);
	expect(
		wrong.map(say),
		"The server puts the app together; what the app needs itself belongs into app/platform.",
	).toEqual([]);
});

it("platform and ui import no slice", () => {
	const shared = /^app\/(platform|ui)\//;
	const facts = /^(app\/(platform|ui|paths|routes)|club\/(?!demo))/;
	const wrong = imports.filter(({ from, to }) => shared.test(from) && !facts.test(to));
	expect(wrong.map(say), "What everything uses knows nobody: hand it what it needs.").toEqual([]);
});

it("no slice imports the frame", () => {
	const wrong = imports.filter(
		({ from, to }) => isFrame(to) && !isFrame(from) && !/^app\/(root|entry)/.test(from),
	);
	expect(
		wrong.map(say),
		"The frame is around the pages; what a page tells it goes through app/platform.",
	).toEqual([]);
});
const isFrame = (file: string) => /^app\/(site\/)?frame\//.test(file);

it("a slice's endpoints and pages are private", () => {
	const isPrivate = (file: string) => /\/(api\.server\.tsx?|[\w-]+\.page\.tsx?)$/.test(file);
	const collectors = /^(app\/bindings\.server\.ts|app\/routes\.ts|server\/|test\/|bench\/|club\/demo)/;
	const wrong = imports.filter(
		({ from, to }) => isPrivate(to) && sliceOf(from) !== sliceOf(to) && !collectors.test(from),
	);
	expect(wrong.map(say), "Import the function or component behind it instead.").toEqual([]);
});

it("files have no import cycles", () => {
	const graph = fileGraph(modules);
	const wrong = cyclesIn(graph).filter((cycle) => !isRecursivePair(cycle));
	const loops = wrong.map((cycle) => `${cycle.length} files: ${shortestLoop(graph, cycle)?.join(" → ")}`);
	expect(loops, "Each line is the shortest way around; cut it where one file needs the other least.").toEqual(
		[],
	);
});
/** Components that show each other to any depth. No server code belongs here. */
const recursivePairs = [["content-field.tsx", "content-rows.tsx"]];
const isRecursivePair = (cycle: string[]) =>
	recursivePairs.some((pair) => String(pair) === String(cycle.map((file) => path.basename(file))));

it("each exported name is declared once", () => {
	const twice = namesDeclaredTwice(modules).map(([name, files]) => `${name}: ${files.join(", ")}`);
	expect(twice, "Two things need two names; one thing needs one file that the other imports.").toEqual([]);
});

it("the app has at most 16 folders", () => {
	expect(
		appFolders(appFiles).length,
		"A new subject belongs into one of the folders in app/.",
	).toBeLessThanOrEqual(16);
});

it("no folder is crowded", () => {
	// About thirty can be read at a glance.
	const crowded = crowdedFolders(appFiles, 34).map(([folder, count]) => `${folder}: ${count} files`);
	expect(crowded, "Files of one noun belong into a folder named after it.").toEqual([]);
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
