import pg from "pg";

/** Without the site's pipelining, in which nothing can be copied in bulk. */
export async function openConnection(url: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return client;
}
