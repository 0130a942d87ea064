// `npm run shape`: figures of how the sources are laid out; `-- FOLDER` measures another checkout.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
	appFolders,
	crowdedFolders,
	cyclesIn,
	fileGraph,
	importsOf,
	isTest,
	namesDeclaredTwice,
	readModules,
	sliceGraph,
	sliceOf,
} from "./import-graph.mjs";
import { printTable } from "./site.mjs";
import { styleValues } from "./style-values.mjs";

const root = path.resolve(process.argv[2] ?? ".");
const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 })
	.split("\0")
	.filter((file) => file && existsSync(path.join(root, file)));
const read = (file) => readFileSync(path.join(root, file), "utf8");
const isSource = (file) => /\.tsx?$/.test(file) && !isTest(file) && !/^(test|e2e)\//.test(file);

printTable([...sizes(), ...layout(), ...styles()].map(([what, figure]) => ({ what, figure })));
const crowded = crowdedFolders(files, 30);
if (crowded.length > 0) console.log(`\nfolders with more than 30 files:`);
for (const [folder, count] of crowded) console.log(`${String(count).padStart(5)}  ${folder}`);

function sizes() {
	const kinds = {
		"source (ts, tsx)": isSource,
		tests: (file) => isTest(file) || /^(test|e2e)\/.*\.(tsx?|mjs)$/.test(file),
		css: (file) => file.endsWith(".css"),
		sql: (file) => file.endsWith(".sql"),
		"scripts (mjs)": (file) => file.endsWith(".mjs") && !isTest(file) && !/^(test|e2e)\//.test(file),
		"documents (md)": (file) => file.endsWith(".md"),
	};
	const lengths = files
		.filter(isSource)
		.map(linesOf)
		.sort((a, b) => a - b);
	const share = (part) => lengths[Math.floor(lengths.length * part)];
	return [
		["files", files.length],
		["files in app/", files.filter((file) => file.startsWith("app/")).length],
		["tracked bytes", files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0)],
		...Object.entries(kinds).map(([kind, isOfKind]) => [
			`lines: ${kind}`,
			files.filter(isOfKind).reduce((sum, file) => sum + linesOf(file), 0),
		]),
		["lines of a source file: median", share(0.5)],
		["lines of a source file: 90th percentile", share(0.9)],
		["source files over 300 lines", lengths.filter((lines) => lines > 300).length],
	];
}

function layout() {
	const modules = readModules(
		root,
		files.filter((file) => /^(app|server|club)\//.test(file) && isSource(file)),
	);
	const cycles = cyclesIn(fileGraph(modules));
	const slices = cyclesIn(sliceGraph(modules)).map((nodes) => nodes.filter((node) => !node.includes("/")));
	const across = importsOf(modules).filter(
		({ from, to }) => sliceOf(from) && sliceOf(to) && sliceOf(from) !== sliceOf(to),
	);
	return [
		["folders directly in app/", appFolders(files).length],
		["folders in app/ with more than 30 files", crowdedFolders(files, 30).length],
		["import cycles between files", cycles.length],
		["files in these cycles", cycles.map((cycle) => cycle.length).join(" + ") || 0],
		["slices in one cycle, root files followed", Math.max(0, ...slices.map((cycle) => cycle.length))],
		["imports across slices, by value", across.filter(({ byValue }) => byValue).length],
		["imports across slices, types only", across.filter(({ byValue }) => !byValue).length],
		["dynamic imports", importsOf(modules).filter(({ lazy }) => lazy).length],
		["exported names declared twice in app/", namesDeclaredTwice(modules).length],
	];
}

function styles() {
	const sheets = files.filter((file) => file.endsWith(".css"));
	const { breakpoints, fontSizes, fluidSizes, spaces, colours } = styleValues(
		new Map(sheets.map((file) => [file, read(file)])),
	);
	return [
		["css: breakpoints", breakpoints.size],
		["css: font sizes", fontSizes.size],
		["css: fluid font sizes", fluidSizes.size],
		["css: spaces", spaces.size],
		["css: colours outside the tokens", [...colours.values()].flat().length],
	];
}

function linesOf(file) {
	return read(file).split("\n").length - 1;
}
