import path from "node:path";
import { type Db, openDatabase, openPool } from "../../app/platform/database.server";
import { readSettings, type Settings } from "../../app/platform/settings.server";
import { startEmbeddedPostgres } from "../embedded-postgres";
import { migrate } from "../migrate";

/** Opens the site's database for one command, whether or not the site is running. */
export async function withDatabase(work: (db: Db, settings: Settings) => Promise<number>): Promise<number> {
	const settings = readSettings(process.env);
	const embedded = settings.DATABASE_URL
		? null
		: await startEmbeddedPostgres({ folder: path.resolve(settings.DATA_DIR) });
	const pool = openPool(settings.DATABASE_URL ?? embedded!.url, {
		max: 2,
		onError: ({ message }) => console.error(`database: ${message}`),
	});
	try {
		await migrate(pool);
		return await work(openDatabase(pool), settings);
	} finally {
		await pool.end();
		await embedded?.release();
	}
}
