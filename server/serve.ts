import path from "node:path";
import { jobs } from "../app/jobs.server";
import { openPool } from "../app/platform/database.server";
import { jobQueue } from "../app/platform/jobs.server";
import type { Settings } from "../app/platform/settings.server";
import { demoMember } from "../club/demo/members";
import { buildApp } from "./app";
import { fillDemoClub } from "./demo-club";
import { startEmbeddedPostgres } from "./embedded-postgres";
import { createGuestCache } from "./guest-cache";
import { startJobs } from "./jobs";
import { listenForChanges } from "./listen-for-changes";
import { migrate } from "./migrate";
import type { RenderPage } from "./pages";
import { tidyWhenQuiet } from "./tidy-when-quiet";

const drainLimit = 20_000;

/** From settings to an open port, and back again on SIGTERM. */
export async function serve(settings: Settings, parts: { renderPage: RenderPage; clientFolder: string }) {
	const embedded = settings.DATABASE_URL
		? null
		: await startEmbeddedPostgres({ folder: path.resolve(settings.DATA_DIR) });
	const databaseUrl = settings.DATABASE_URL ?? embedded!.url;
	const report = (error: Error) => console.error(`database: ${error.message}`);
	const pool = openPool(databaseUrl, { max: settings.DATABASE_POOL, onError: report });
	await migrate(pool);
	const boss = await startJobs({ jobs, databaseUrl, pool, settings, onError: report });
	const filled = await fillDemoClub(pool, settings);
	const guestCache = createGuestCache();
	const stopListening = await listenForChanges({ databaseUrl, cache: guestCache, onError: report });
	const app = await buildApp({
		settings,
		pool,
		jobs: jobQueue(boss),
		...(settings.GUEST_CACHE && { guestCache }),
		...parts,
	});
	await app.listen({ host: settings.HOST, port: settings.PORT });
	tidyWhenQuiet();
	announce(settings, (app.server.address() as { port: number }).port, filled);

	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => process.exit(1), drainLimit).unref();
		await app.close();
		await stopListening();
		await boss.stop({ graceful: true, timeout: 10_000 });
		await pool.end();
		await embedded?.release();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

function announce(settings: Settings, port: number, hasDemo: boolean) {
	const address = settings.PUBLIC_URL ?? `http://localhost:${port}`;
	console.log(`\n  The site     ${address}`);
	if (hasDemo) console.log(`  Demo member  ${demoMember.email}  ${demoMember.password}`);
	if (!settings.SMTP_URL) console.log(`  Outbox       ${address}/outbox`);
	console.log(`  API          ${address}/api/docs\n`);
}
