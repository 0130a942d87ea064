// `npm run release`: the built site in one folder, and as an archive with its checksum, which run with Node alone.
// `-- --platform linux-arm64` for another kind of machine, `-- --check` to try it afterwards.
import { createHash } from "node:crypto";
import { cpSync, createReadStream, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { checkRelease, megabytesOf } from "./check-release.mjs";
import { allocator, nodeFlags } from "./server.mjs";
import { build, install, root, run, stop } from "./setup.mjs";

/** The pages' parts that only a browser loads are in the server's build, too. */
const browserOnly = ["hls.js", "react-easy-crop", "@simplewebauthn/browser"];

const { values } = parseArgs({
	options: {
		platform: { type: "string", default: `${process.platform}-${process.arch}` },
		check: { type: "boolean" },
	},
});
const [, cpu] =
	/^linux-(x64|arm64)$/.exec(values.platform) ?? stop("A release is for linux-x64 or linux-arm64.");

install();
build();
const own = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const name = `${own.name}-${own.version}-${values.platform}`;
const releases = path.join(root, "release");
const folder = path.join(releases, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyFiles();
await installPackages();
writeFileSync(path.join(folder, "ombak"), command(), { mode: 0o755 });
const archive = path.join(releases, `${name}.tar.gz`);
run("tar", ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-czf", archive, name], {
	cwd: releases,
});
writeFileSync(`${archive}.sha256`, `${await digestOf(archive)}  ${path.basename(archive)}\n`);
console.log(
	`${path.relative(root, folder)}: ${megabytesOf(folder)} MB, ${path.basename(archive)}: ${megabytesOf(archive)} MB`,
);
if (values.check) await checkRelease(archive);

function copyFiles() {
	// Newest snapshot: only for making the next migration.
	const filter = (file) => !file.endsWith("_snapshot.json");
	for (const part of ["build/client", "build/server", "db/migrations", "deploy", "CHANGELOG.md", "LICENSE"])
		cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter });
	for (const page of globSync("docs/*.md", { cwd: root }))
		cpSync(path.join(root, page), path.join(folder, page));
}

/** Those that the built server imports, in the lock file's versions, for the platform that was asked for. */
async function installPackages() {
	const imported = await importedPackages();
	const versions = Object.entries(own.dependencies).filter(([name]) => imported.has(name));
	const { name, version, license, type } = own;
	const release = {
		...{ name, version, license, type, private: true, engines: { node: ">=24" } },
		dependencies: Object.fromEntries(versions),
	};
	const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
	// npm leaves out what nothing asks for any more.
	lock.packages[""] = release;
	for (const [file, content] of Object.entries({ "package.json": release, "package-lock.json": lock }))
		writeFileSync(path.join(folder, file), JSON.stringify(content, null, "\t"));
	const platform = ["--os=linux", `--cpu=${cpu}`, "--libc=glibc"];
	const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];
	run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", ...platform, ...quietly], {
		cwd: folder,
		environment: { NODE_ENV: "production" },
	});
	rmSync(path.join(folder, "package-lock.json"));
	// What only editors, debuggers and the packages' own developers read.
	const unread = [
		"node_modules/**/*.{map,ts,mts,cts,standalone.js,profiling.js}",
		"node_modules/{*,@*/*}/{.*,test,tests,docs,examples,benchmark,benchmarks}",
	];
	for (const file of globSync(unread, { cwd: folder }))
		rmSync(path.join(folder, file), { force: true, recursive: true });
}

async function importedPackages() {
	const { parseSync } = await import("rolldown/utils");
	const places = globSync("build/server/**/*.js", { cwd: root }).flatMap((file) => {
		const code = readFileSync(path.join(root, file), "utf8");
		const { module } = parseSync(file, code);
		return [
			...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
			...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
		];
	});
	const packageOf = (place) => place.split("/", place.startsWith("@") ? 2 : 1).join("/");
	// Fonts are read as files, by whoever draws documents and cards.
	const fonts = Object.keys(own.dependencies).filter((name) => name.startsWith("@fontsource/"));
	return new Set([...places.map(packageOf), ...fonts].filter((name) => !browserOnly.includes(name)));
}

/** The memory settings are those of `npm start` (docs/decisions/0010-memory.md). */
function command() {
	return `#!/bin/sh
# ombak [--env-file=FILE] COMMAND …: a command of this release, on the Node in NODE or on the PATH.
node=\${NODE:-node}
if ! "$node" -e 'process.exit(Number.parseInt(process.versions.node) < 24 ? 1 : 0)' 2>/dev/null; then
	echo "Node 24 or newer is needed; \\"$node\\" is $("$node" --version 2>/dev/null || echo missing)." >&2
	exit 1
fi
case "\${1-}" in
--env-file=*)
	settings=$1
	shift
	;;
*) settings= ;;
esac
export NODE_ENV=production
${Object.entries(allocator)
	.map(([name, value]) => `export ${name}="\${${name}:-${value}}"`)
	.join("\n")}
exec "$node" ${nodeFlags.join(" ")} \${settings:+"$settings"} "$(dirname "$(readlink -f "$0")")/build/server/main.js" "$@"
`;
}

async function digestOf(file) {
	const hash = createHash("sha256");
	await pipeline(createReadStream(file), hash);
	return hash.digest("hex");
}
