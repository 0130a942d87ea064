import { readFileSync } from "node:fs";
import path from "node:path";

/** The embedded server's address, from the files in its folder. */
export function databaseIn(folder) {
	const password = readFileSync(path.join(folder, "postgres-password"), "utf8").trim();
	const port = readFileSync(path.join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[3];
	return `postgres://ombak:${password}@127.0.0.1:${port}/ombak`;
}
