import pg from "pg";
import { isReadOnlyFault } from "./database-away.server";
import type { OpenConnections } from "./open-connections.server";

type Options = pg.ClientConfig & {
	max: number;
	onError: (error: Error) => void;
	connections: OpenConnections;
};
type Connection = {
	client: pg.Client;
	opening: Promise<unknown>;
	isOpen: boolean;
	waiting: number;
	isHeld: boolean;
};

/**
 * How many reads may be in flight on a connection before the next one is used. The more are batched, the less each
 * costs, and one backend answers faster than we can send; but a slow read blocks those behind it, so there are several.
 */
const full = 32;

/**
 * Pipelined connections: a read is sent without waiting for earlier answers, and all reads of one tick leave in one
 * write. Most of the cost of a short read is the round trip, so a busy server handles several times as many. Only for
 * statements that nobody's transaction can keep waiting: one that waits for a lock blocks those behind it.
 */
export function shareConnections({ max, onError, connections: all, ...config }: Options) {
	const connections = new Set<Connection>();

	function open(): Connection {
		const client = new pg.Client({ ...config, pipeline: true });
		const opening = client.connect().then(() => {
			connection.isOpen = true;
		});
		const connection: Connection = { client, opening, isOpen: false, waiting: 0, isHeld: false };
		const forget = () => connections.delete(connection);
		client.on("error", (error) => {
			forget();
			all.dropIdle();
			onError(error);
		});
		client.on("end", forget);
		opening.catch(forget);
		connections.add(connection);
		all.add(client, () => connection.isOpen && connection.waiting === 0);
		return connection;
	}

	/**
	 * Fills one connection before using the next, and opens another only when all are full. Nobody waits for that one while
	 * there are others: on a busy machine it may take long, or fail, and the database is not away.
	 */
	function nextToFill(): Connection {
		let best: Connection | undefined;
		let opening: Connection | undefined;
		for (const connection of connections) {
			if (!connection.isOpen) opening = connection;
			else if (connection.waiting < full) return connection;
			else if (!best || connection.waiting < best.waiting) best = connection;
		}
		if (!opening && connections.size < max) opening = open();
		return best ?? opening!;
	}

	return {
		async query(query: string | pg.QueryConfig, values?: unknown[]) {
			const connection = nextToFill();
			connection.waiting++;
			hold(connection);
			try {
				if (!connection.isOpen) await connection.opening;
				return await connection.client.query(query as pg.QueryConfig, values);
			} catch (error) {
				if (isReadOnlyFault(error) && connections.delete(connection)) void connection.client.end();
				throw error;
			} finally {
				connection.waiting--;
			}
		},
		end: () => Promise.all([...connections].map(({ client }) => client.end())),
	};
}

export type SharedConnections = ReturnType<typeof shareConnections>;

/** Everything queued during the current tick is sent together. */
function hold(connection: Connection) {
	if (connection.isHeld) return;
	const { stream } = connection.client.connection;
	connection.isHeld = true;
	stream.cork();
	setImmediate(() => {
		connection.isHeld = false;
		stream.uncork();
	});
}
