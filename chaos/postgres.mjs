import { existsSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { runnerImport } from "vite";
import { newFolder } from "./site.mjs";

/** A module of the site itself. */
export const importSource = async (file) =>
	(await runnerImport(file, { configFile: false, logLevel: "error" })).module;

/** A PostgreSQL outside the site, as with DATABASE_URL: the bundled one, or the one in `bin`. Removed afterwards. */
export async function withPostgres(use, bin, { durable = false } = {}) {
	const { startEmbeddedPostgres } = await importSource("./server/embedded-postgres.ts");
	const { binariesIn } = await importSource("./server/postgres/binaries.ts");
	const folder = newFolder();
	const postgres = await startEmbeddedPostgres({ folder, durable, binaries: bin && binariesIn(bin) });
	try {
		return await use(postgres.url, folder);
	} finally {
		await postgres.release();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Debian's own servers, oldest first. */
export const olderServers = () =>
	[15, 16, 17]
		.map((version) => ({ version, bin: `/usr/lib/postgresql/${version}/bin` }))
		.filter(({ bin }) => existsSync(`${bin}/initdb`));

/** A proxy to the database that can be cut, swallow what is sent, or lead elsewhere. Counts connection attempts. */
export async function cuttable(url) {
	let target = new URL(url);
	const sockets = new Set();
	const silent = new WeakSet();
	let isCut = false;
	let attempts = 0;
	const server = createServer((socket) => {
		attempts++;
		if (isCut) return socket.destroy();
		const upstream = connect(Number(target.port), target.hostname);
		for (const end of [socket, upstream]) {
			sockets.add(end);
			end
				.on("error", () => {})
				.on("close", () => {
					sockets.delete(end);
					// Not even that the other end is gone gets through a silent network.
					if (silent.has(end)) return;
					socket.destroy();
					upstream.destroy();
				});
		}
		socket.on("data", (bytes) => silent.has(socket) || upstream.write(bytes));
		upstream.on("data", (bytes) => silent.has(socket) || socket.write(bytes));
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const proxied = new URL(url);
	// A Unix socket would bypass the proxy.
	proxied.searchParams.delete("host");
	proxied.port = String(server.address().port);
	const cutAll = () => {
		for (const socket of sockets) socket.destroy();
	};
	return {
		url: proxied.href,
		attempts: () => attempts,
		cut() {
			isCut = true;
			cutAll();
		},
		mend() {
			isCut = false;
		},
		/** What is sent on the connections that there are is swallowed, and none breaks. New ones work. */
		silence() {
			for (const socket of sockets) silent.add(socket);
		},
		/** New connections lead to another server, and those that there are end. */
		leadTo(other) {
			target = new URL(other);
			cutAll();
		},
		close() {
			cutAll();
			server.close();
		},
	};
}

export function isRunning(pid) {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
