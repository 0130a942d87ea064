import path from "node:path";
import { type Db, openDatabase, openPool } from "../../app/platform/data/database.server";
import { readSettings, type Settings } from "../../app/platform/settings.server";
import { BackupFault } from "../backup/manifest";
import { startEmbeddedPostgres } from "../embedded-postgres";
import { refuseTransactionPooler } from "../postgres/pooler";
import { refuseOtherVersions } from "../schema-version";
import { startFaults } from "../start-faults";

/** Opens the site's database for one command, whether or not the site is running. Only the site's start migrates it. */
export const withDatabase = (work: (db: Db, settings: Settings) => Promise<number>): Promise<number> =>
	withServer(async (url, settings) => {
		await refuseTransactionPooler(url);
		const pool = openPool(url, {
			max: 2,
			onError: ({ message }) => console.error(`database: ${message}`),
		});
		try {
			await refuseOtherVersions(pool);
			return await work(openDatabase(pool), settings);
		} finally {
			await pool.end();
		}
	});

/**
 * Only the database server, for commands that manage their own connections and tables. Problems that the user can fix are
 * printed in one line each; anything else keeps its stack trace.
 */
export async function withServer(
	work: (url: string, settings: Settings) => Promise<number>,
	adapt = (settings: Settings) => settings,
): Promise<number> {
	try {
		const settings = adapt(readSettings(process.env));
		const embedded = settings.DATABASE_URL
			? null
			: await startEmbeddedPostgres({ folder: path.resolve(settings.DATA_DIR) });
		try {
			return await work(settings.DATABASE_URL ?? embedded!.url, settings);
		} finally {
			await embedded?.release();
		}
	} catch (error) {
		const lines = error instanceof BackupFault ? [error.message] : startFaults(error, process.env);
		if (!lines) throw error;
		console.error(lines.join("\n"));
		return 1;
	}
}
