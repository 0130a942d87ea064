import type { Pool } from "../app/platform/data/database.server";
import type { JobQueue } from "../app/platform/data/jobs.server";
import type { Settings } from "../app/platform/settings.server";
import { buildApp } from "../server/app";
import { createGuestCache } from "../server/guest-cache";
import { listenForChanges } from "../server/listen-for-changes";

type Parts = { settings: Settings; pool: Pool; jobs: JobQueue; url: string };

/** Two servers on one database, each with its own cache and its own listener for changes, as two processes have. */
export async function startTwoProcesses(parts: Parts) {
	const processes: Awaited<ReturnType<typeof startOne>>[] = [];
	// Sequentially: building one keeps the machine busy so long that the other's connection would time out.
	for (const _ of [1, 2]) processes.push(await startOne(parts));
	return {
		/** What both answer. */
		read: (path: string) => Promise.all(processes.map(async ({ base }) => (await fetch(base + path)).text())),
		/** How often each answered from its cache. */
		hits: () => processes.map(({ cache }) => cache.figures().hits),
		close: async () => {
			for (const { app, stop } of processes) {
				await app.close();
				await stop();
			}
		},
	};
}

async function startOne({ settings, pool, jobs, url }: Parts) {
	const guestCache = createGuestCache();
	const stop = await listenForChanges({ databaseUrl: url, pool, cache: guestCache, onError: () => {} });
	const app = await buildApp({ settings, pool, jobs, guestCache, logStream: { write: () => {} } });
	await app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = app.server.address() as { port: number };
	return { app, stop, base: `http://127.0.0.1:${port}/api`, cache: guestCache };
}
