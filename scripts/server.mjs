// How the built server is started: by `npm start`, by the journeys, and by the commands that measure it.
import { spawn } from "node:child_process";
import { modernNode, root } from "./setup.mjs";

/** By default, V8 and malloc hold on to far more memory than the site uses (docs/decisions/0010-memory.md). */
export const nodeFlags = ["--max-semi-space-size=32"];
export const allocator = {
	MALLOC_ARENA_MAX: "1",
	MALLOC_MMAP_THRESHOLD_: "65536",
	MALLOC_TRIM_THRESHOLD_: "131072",
	MALLOC_TOP_PAD_: "0",
};

export const builtServer = "build/server/main.js";

/** @returns {import("node:child_process").ChildProcess} */
export const startServer = (stdio, environment = {}, main = builtServer) =>
	spawn(modernNode(), [...nodeFlags, main, "serve"], {
		cwd: root,
		stdio,
		env: { ...allocator, ...process.env, NODE_ENV: "production", ...environment },
	});

/**
 * Starts the server for a test or benchmark and waits until it listens. It reports that itself, so another process on
 * its port is never mistaken for it. `endedEarly` rejects if it exits before `stop` is called.
 *
 * @param {Record<string, string>} environment
 * @param {(string | number)[]} stdio
 */
export async function startSite(environment, stdio = ["ignore", "ignore", "inherit"], start = startServer) {
	const server = start([...stdio, "ipc"], environment);
	let isStopping = false;
	const ended = new Promise((resolve) => {
		server.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
		server.once("error", (error) => resolve(error.message));
	});
	const endedEarly = ended.then((how) => {
		if (!isStopping) throw new Error(`The site ended early, with ${how}.`);
	});
	// Callers may await it; a test may also kill the site on purpose.
	endedEarly.catch(() => {});
	await Promise.race([new Promise((resolve) => server.once("message", resolve)), endedEarly]);
	if (server.connected) server.disconnect();
	return {
		server,
		endedEarly,
		async stop() {
			isStopping = true;
			server.kill("SIGTERM");
			await ended;
		},
	};
}
