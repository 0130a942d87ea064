// Setup for `npm start` and `npm test`. Only uses Node's built-in modules, from Node 20 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const oldestNode = 24;

/** Installs exactly what the lock file says, unless it is already installed: also under NODE_ENV=production, all of it. */
export function install(folder = root) {
	if (isInstalled(folder)) return;
	console.log("Installing the packages of the lock file …");
	run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}

/** By npm's own list of what it has installed. What is optional may be missing: most of it is for other platforms. */
function isInstalled(folder) {
	const list = path.join(folder, "node_modules", ".package-lock.json");
	if (!existsSync(list)) return false;
	const installed = readPackages(list);
	const wanted = Object.entries(readPackages(path.join(folder, "package-lock.json")));
	return wanted.every(
		([place, { version, integrity, optional, devOptional }]) =>
			place === "" ||
			(installed[place]
				? installed[place].version === version && installed[place].integrity === integrity
				: optional || devOptional),
	);
}

const readPackages = (lockFile) => JSON.parse(readFileSync(lockFile, "utf8")).packages;

/** The Node to run everything on: the current one if new enough, otherwise the one installed as a package. */
export function modernNode() {
	if (Number(process.versions.node.split(".")[0]) >= oldestNode) return process.execPath;
	const bundled = path.join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
	if (existsSync(bundled)) return bundled;
	stop(
		`Node ${oldestNode} or newer is needed (this is ${process.version}), and none came with the packages for ${process.platform}-${process.arch}.`,
	);
}

/** Builds the site, unless its inputs are unchanged. */
export function build() {
	const stamp = path.join(root, "build", ".built");
	const sources = [
		"app",
		"club",
		"public",
		"server",
		"package-lock.json",
		"react-router.config.ts",
		"vite.config.ts",
		"vite.office.config.ts",
		"scripts/chunks.ts",
		"scripts/division-colours.ts",
		"scripts/without-schemas.ts",
		"scripts/compress-build.mjs",
	];
	const wanted = digest(sources.flatMap((name) => filesBelow(path.join(root, name))));
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	console.log("Building the site …");
	runNode(["node_modules/@react-router/dev/bin.cjs", "build"], { NODE_ENV: "production" }, "ignore");
	runNode(
		["node_modules/vite/bin/vite.js", "build", "-c", "vite.office.config.ts"],
		{ NODE_ENV: "production" },
		"ignore",
	);
	runNode(["scripts/compress-build.mjs"]);
	mkdirSync(path.dirname(stamp), { recursive: true });
	writeFileSync(stamp, wanted);
}

const runNode = (args, environment = {}, output = "inherit") =>
	run(modernNode(), args, { environment, output });

/** Runs a command on the project's Node. Returns how it ended (exit code or signal), and its output if `stdio` pipes it. */
export async function outcomeOf(args, stdio, environment = {}) {
	const child = spawn(modernNode(), args, { cwd: root, stdio, env: { ...process.env, ...environment } });
	const said = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
	const [status, signal] = await once(child, "close");
	return { ended: signal ?? status, said: Buffer.concat(said).toString() };
}

export function stop(message) {
	console.error(message);
	process.exit(1);
}

export function run(command, args, { cwd = root, environment = {}, output = "inherit" } = {}) {
	const { status, error, stderr, stdout } = spawnSync(command, args, {
		cwd,
		env: { ...process.env, ...environment },
		stdio: output === "inherit" ? "inherit" : "pipe",
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	if (status === 0) return;
	stop(
		`${stdout ?? ""}${stderr ?? ""}${error ? `${error.message}\n` : ""}${path.basename(command)} ${args[0]} failed.`,
	);
}

function digest(files) {
	const hash = createHash("sha256");
	for (const file of files) hash.update(path.relative(root, file)).update("\0").update(readFileSync(file));
	return hash.digest("hex");
}

function filesBelow(name) {
	if (!existsSync(name)) return [];
	if (statSync(name).isFile()) return [name];
	return readdirSync(name)
		.sort()
		.flatMap((child) => filesBelow(path.join(name, child)));
}
