import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { SettingsFault } from "../../app/platform/settings.server";
import type { Binaries } from "./binaries";
import { asPostgresUser, postgresOwner } from "./postgres-user";

export type ClusterFiles = { cluster: string; password: string; log: string };

export const databaseUser = "ombak";

/** The files of a cluster in this folder, made if they are not there yet. */
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
		if (error instanceof SettingsFault) throw error;
		throw new SettingsFault([`DATA_DIR: ${folder} cannot be used: ${(error as Error).message}`]);
	}
	return files;
}

/** Not with `recursive`: below /proc that never returns. */
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

/** Made aside and renamed into place, so that a kill in the middle leaves nothing half-made. */
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
		// Another process was quicker: its cluster is as good as ours.
		if (!(await exists(files))) throw error;
	} finally {
		await rm(passwordCopy, { force: true });
		await rm(draft, { recursive: true, force: true });
	}
}

/** What PostgreSQL's programs wrote, cut down to the line that says what is wrong. */
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
