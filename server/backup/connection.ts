import pg from "pg";

/** Without the site's pipelining, which does not support COPY. */
export async function openConnection(url: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return client;
}
