import path from "node:path";
import { type Db, openDatabase, openPool } from "../../app/platform/database.server";
import { readSettings, type Settings } from "../../app/platform/settings.server";
import { startEmbeddedPostgres } from "../embedded-postgres";
import { migrate } from "../migrate";

/** Opens the site's database for one command, whether or not the site is running. */
export const withDatabase = (work: (db: Db, settings: Settings) => Promise<number>): Promise<number> =>
	withServer(async (url, settings) => {
		const pool = openPool(url, {
			max: 2,
			onError: ({ message }) => console.error(`database: ${message}`),
		});
		try {
			await migrate(pool);
			return await work(openDatabase(pool), settings);
		} finally {
			await pool.end();
		}
	});

/** Only the database server, for commands that manage their own connections and tables. */
export async function withServer(
	work: (url: string, settings: Settings) => Promise<number>,
	settings = readSettings(process.env),
): Promise<number> {
	const embedded = settings.DATABASE_URL
		? null
		: await startEmbeddedPostgres({ folder: path.resolve(settings.DATA_DIR) });
	try {
		return await work(settings.DATABASE_URL ?? embedded!.url, settings);
	} finally {
		await embedded?.release();
	}
}
