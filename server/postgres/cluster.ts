import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { SettingsError } from "../../app/platform/settings.server";
import type { Binaries } from "./binaries";
import { asPostgresUser, postgresOwner } from "./postgres-user";

export type ClusterFiles = { cluster: string; password: string; log: string };

export const databaseUser = "ombak";

/** The files of the cluster in this folder, created if missing. */
export async function ensureCluster(binaries: Binaries, folder: string): Promise<ClusterFiles> {
	const files = {
		cluster: path.join(folder, "postgres"),
		password: path.join(folder, "postgres-password"),
		log: path.join(folder, "postgres.log"),
	};
	try {
		await makeFolder(folder);
		if (!(await exists(files))) await createCluster(binaries, files);
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		throw new SettingsError([`DATA_DIR: ${folder} cannot be used: ${(error as Error).message}`]);
	}
	return files;
}

/** Without `recursive`, which never returns below /proc. */
async function makeFolder(folder: string) {
	try {
		await mkdir(folder);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		const parent = path.dirname(folder);
		if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
		if (code !== "ENOENT" || parent === folder || (await isFolder(parent))) throw error;
		await makeFolder(parent);
		await mkdir(folder);
	}
}

/** Created in a temporary folder and renamed into place, so a kill halfway leaves nothing half-made. */
async function createCluster(binaries: Binaries, files: ClusterFiles) {
	const draft = `${files.cluster}.${process.pid}.new`;
	const owner = postgresOwner();
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { mode: 0o700 });
	if (owner) await chown(draft, owner, owner);
	await writeFile(files.password, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" }).catch(
		ignoreExisting,
	);
	const passwordCopy = path.join(draft, "..", `password.${process.pid}`);
	await writeFile(passwordCopy, await readFile(files.password), { mode: 0o600 });
	if (owner) await chown(passwordCopy, owner, owner);
	try {
		const settings = [
			"--no-sync",
			"--encoding=UTF8",
			"--locale=C.UTF-8",
			"--auth=scram-sha-256",
			`--username=${databaseUser}`,
		];
		const args = ["-D", draft, `--pwfile=${passwordCopy}`, ...settings];
		const { code, output } = await finish(asPostgresUser(binaries.initdb, args));
		if (code !== 0) throw new Error(faultIn(output));
		await rename(draft, files.cluster);
	} catch (error) {
		// Lost the race to another process: use its cluster.
		if (!(await exists(files))) throw error;
	} finally {
		await rm(passwordCopy, { force: true });
		await rm(draft, { recursive: true, force: true });
	}
}

/** Extracts the actual error line from the output of PostgreSQL's programs. */
export function faultIn(output: string): string {
	const lines = output.trim().split("\n");
	const fault =
		lines.findLast((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1) ?? "";
	return fault.replace(/^.*?\b(FATAL|PANIC|error): +/, "").trim();
}

const exists = ({ cluster }: ClusterFiles) =>
	stat(path.join(cluster, "PG_VERSION")).then(
		() => true,
		() => false,
	);

const isFolder = (folder: string) =>
	stat(folder).then(
		(found) => found.isDirectory(),
		() => false,
	);

async function finish(child: ChildProcess) {
	let output = "";
	child.stdout?.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr?.on("data", (chunk) => {
		output += chunk;
	});
	const code = await new Promise<number | null>((resolve, reject) =>
		child.once("error", reject).once("close", resolve),
	);
	return { code, output };
}

function ignoreExisting(error: NodeJS.ErrnoException) {
	if (error.code !== "EEXIST") throw error;
}
