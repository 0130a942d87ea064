import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { jobs } from "../app/jobs.server";
import { openDatabase, openPool } from "../app/platform/data/database.server";
import { jobQueue } from "../app/platform/data/jobs.server";
import { type Settings, SettingsError } from "../app/platform/settings.server";
import { demoMember, demoStaff } from "../club/demo/members";
import { buildApp } from "./app";
import { checkMail } from "./check-mail";
import { watchDatabase } from "./database-watch";
import { fillDemoClub } from "./demo-club";
import { fillDemoOrders } from "./demo-orders";
import { divisionErrors } from "./division-errors";
import { startEmbeddedPostgres } from "./embedded-postgres";
import { createGuestCache } from "./guest-cache";
import { startJobs } from "./jobs";
import { listenForChanges } from "./listen-for-changes";
import { loggedMessage } from "./logger";
import { migrate } from "./migrate";
import type { RenderPage } from "./pages";
import { refuseTransactionPooler } from "./postgres/pooler";
import { reportRarely } from "./report-rarely";
import { refuseOtherVersions } from "./schema-version";

const drainLimit = 20_000;

/** The kernel's accept queue. With Node's default of 511 a rush overflows it, and clients get a reset, not a 503. */
const backlog = 4096;

/** From settings to an open port, and back again on SIGTERM. */
export async function serve(settings: Settings, parts: { renderPage: RenderPage; clientFolder: string }) {
	// Closed in reverse order: requests first, the database last. None of it may throw or hang if the database is down.
	const opened = new AsyncDisposableStack();
	const whenClosing = (patience: number, close: () => Promise<unknown>) =>
		opened.defer(() => within(patience, close));
	let app: FastifyInstance | undefined;
	/** What the rest then says while it is closed under its hands is no news: the fault itself is told once, by the caller. */
	let hasStartFailed = false;
	const onError = reportRarely((line) => {
		if (hasStartFailed) return;
		if (app) app.log.error(`database: ${line}`);
		else console.error(`database: ${line}`);
	});
	const onFailure = (job: string, error: unknown, reqId: string | null) => {
		// Interrupted by our own shutdown, which is logged separately; another process retries it.
		if (hasStartFailed) return;
		if (app) app.log.error({ job, err: error, ...(reqId && { reqId }) }, "job failed");
		else console.error(`job ${job}: ${loggedMessage(error)}`);
	};
	try {
		const embedded = settings.DATABASE_URL
			? null
			: await startEmbeddedPostgres({ folder: path.resolve(settings.DATA_DIR), onFault: onError });
		if (embedded) whenClosing(15_000, embedded.release);
		const databaseUrl = settings.DATABASE_URL ?? embedded!.url;
		if (settings.DATABASE_URL) await refuseTransactionPooler(settings.DATABASE_URL);
		const pool = openPool(databaseUrl, { max: settings.DATABASE_POOL, onError });
		whenClosing(2_000, () => pool.end());
		await (settings.MIGRATE ? migrate(pool) : refuseOtherVersions(pool));
		const gone = await divisionErrors(openDatabase(pool));
		if (gone.length > 0) throw new SettingsError(gone);
		const { boss, stop: stopJobs } = await startJobs({
			jobs: [...jobs, fillDemoOrders],
			databaseUrl,
			pool,
			settings,
			onError,
			onFailure,
		});
		whenClosing(11_000, () => stopJobs(10_000));
		const filled = await fillDemoClub(pool, settings);
		if (filled) await jobQueue(boss).send(openDatabase(pool), fillDemoOrders, {});
		const watch = watchDatabase(pool, onError);
		watch.start();
		whenClosing(1_000, watch.stop);
		const guestCache = createGuestCache(undefined, () => watch.state().away !== null);
		whenClosing(1_000, await listenForChanges({ databaseUrl, pool, cache: guestCache, onError }));
		const built = await buildApp({
			settings,
			pool,
			jobs: jobQueue(boss),
			watch,
			isHearing: () => !guestCache.figures().isPaused,
			...(settings.GUEST_CACHE && { guestCache }),
			...parts,
		});
		app = built;
		whenClosing(drainLimit, () => built.close());
		await built.listen({ host: settings.HOST, port: settings.PORT, backlog });
		// For a parent process that waits for startup, such as tests and benchmarks.
		process.send?.("listening");
		if (settings.JOBS) void checkMail(settings, built.log);
		announce(settings, (built.server.address() as { port: number }).port, filled);
	} catch (error) {
		hasStartFailed = true;
		await opened.disposeAsync();
		throw error;
	}

	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => process.exit(1), drainLimit).unref();
		await opened.disposeAsync();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}

/** Anything that fails to close in time ends with the process. */
const within = async (patience: number, close: () => Promise<unknown>) => {
	await Promise.race([close().catch(() => {}), wait(patience, undefined, { ref: false })]);
};

function announce(settings: Settings, port: number, hasDemo: boolean) {
	const address = settings.PUBLIC_URL ?? `http://localhost:${port}`;
	console.log(`\n  The site     ${address}`);
	if (hasDemo) {
		console.log(`  Demo member  ${demoMember.email}  ${demoMember.password}`);
		console.log(`  Demo staff   ${demoStaff.email}  ${demoStaff.password}`);
	}
	console.log(`  Office       ${address}/office`);
	if (!settings.SMTP_URL) console.log(`  Outbox       ${address}/outbox`);
	if (settings.PAYMENT_GATEWAY === "simulator") console.log(`  Payments     ${address}/simulator`);
	console.log(`  API          ${address}/api/docs\n`);
}
