import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

/** The embedded server's address, from the files in its folder. */
export function databaseIn(folder) {
	const password = readFileSync(path.join(folder, "postgres-password"), "utf8").trim();
	const port = postmasterIn(folder)[3];
	return `postgres://ombak:${password}@127.0.0.1:${port}/ombak`;
}

/** The process id of the embedded server, whose child processes do the work. */
export const databaseProcessIn = (folder) => Number(postmasterIn(folder)[0]);

const postmasterIn = (folder) =>
	readFileSync(path.join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");

/** A connection of the bench's own, whose statements `pg_stat_statements` does not count, and its process id. */
export async function withDatabase(folder, use) {
	const client = new pg.Client({
		connectionString: databaseIn(folder),
		options: "-c pg_stat_statements.track=none",
	});
	await client.connect();
	try {
		return await use(
			async (statement, values) => (await client.query(statement, values)).rows,
			client.processID,
		);
	} finally {
		await client.end();
	}
}
