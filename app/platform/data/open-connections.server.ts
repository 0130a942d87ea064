import type { Socket } from "node:net";
import type pg from "pg";

/**
 * The open connections of a pool and of what belongs to it. When a network swallows packets, nothing breaks: each connection
 * would be found dead only by whoever uses it next, and waits. So one that is found so takes the others with it.
 */
export function openConnections() {
	const open = new Map<pg.Client, () => boolean>();

	function add(client: pg.Client, isIdle = () => true) {
		open.set(client, isIdle);
		client.once("end", () => open.delete(client));
	}

	return {
		add,
		addPool(pool: pg.Pool) {
			const busy = new Set<pg.Client>();
			pool.on("connect", (client) => add(client, () => !busy.has(client)));
			pool.on("acquire", (client) => void busy.add(client));
			pool.on("release", (_, client) => void busy.delete(client));
			pool.on("remove", (client) => void busy.delete(client));
		},
		dropIdle() {
			for (const [client, isIdle] of open) if (isIdle()) drop(client);
		},
		/** Returns how to drop all that have not received a byte since now, whatever they wait for. */
		listen() {
			const heard = [...open.keys()].map((client) => [client, bytesOf(client)] as const);
			return () => {
				for (const [client, bytes] of heard) if (bytesOf(client) === bytes) drop(client);
			};
		},
	};
}

export type OpenConnections = ReturnType<typeof openConnections>;

const bytesOf = ({ connection }: pg.Client) => (connection.stream as Socket).bytesRead;
const drop = ({ connection }: pg.Client) => connection.stream.destroy();
