import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy in front of PostgreSQL, so one test can lose its database without affecting the others. */
export async function databaseProxy(url: string) {
	const target = new URL(url);
	const sockets = new Set<Socket>();
	let isAway = false;
	const silent = new WeakSet<Socket>();
	let attempts = 0;
	const server = createServer((socket) => {
		attempts++;
		const upstream = connect(Number(target.port), target.hostname);
		for (const end of [socket, upstream]) {
			sockets.add(end);
			end
				.on("error", () => {})
				.on("close", () => {
					sockets.delete(end);
					socket.destroy();
					upstream.destroy();
				});
		}
		if (isAway) return socket.destroy();
		socket.on("data", (bytes) => silent.has(socket) || upstream.write(bytes));
		upstream.on("data", (bytes) => silent.has(socket) || socket.write(bytes));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const proxied = new URL(url);
	// A Unix socket would bypass the proxy.
	proxied.searchParams.delete("host");
	proxied.port = String((server.address() as AddressInfo).port);
	return {
		url: proxied.href,
		/** Connection attempts so far. */
		attempts: () => attempts,
		/** Breaks every connection and rejects new ones. */
		goAway() {
			isAway = true;
			for (const socket of sockets) socket.destroy();
		},
		/** Swallows what is sent on the connections that there are, and breaks none; new ones work. */
		fallSilent() {
			for (const socket of sockets) silent.add(socket);
		},
		comeBack() {
			isAway = false;
		},
		close() {
			for (const socket of sockets) socket.destroy();
			return new Promise((resolve) => server.close(resolve));
		},
	};
}
