import pg from "pg";
import type { GuestCache } from "./guest-cache";

const retryMilliseconds = 1_000;

/**
 * Content tables announce their changes (`notify content_changed, 'news'`), whoever made them.
 * While the line is down, announcements are missed, so a new line begins with an empty cache.
 */
export async function listenForChanges(
	databaseUrl: string,
	cache: GuestCache,
	report: (error: Error) => void,
) {
	let closed = false;
	let client: pg.Client | undefined;

	async function connect() {
		client = new pg.Client({
			connectionString: databaseUrl,
			application_name: "ombak-changes",
			keepAlive: true,
		});
		client.on("notification", ({ payload }) => payload && cache.forget(payload));
		client.once("error", report);
		client.once("end", () => !closed && retry());
		await client.connect();
		await client.query("listen content_changed");
		cache.clear();
	}
	const retry = () => setTimeout(() => connect().catch(() => !closed && retry()), retryMilliseconds).unref();

	await connect();
	return async () => {
		closed = true;
		await client?.end().catch(() => {});
	};
}
