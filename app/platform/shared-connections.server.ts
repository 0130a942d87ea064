import pg from "pg";

type Options = pg.ClientConfig & { max: number; onError: (error: Error) => void };
type Connection = { client: pg.Client; isOpen: Promise<unknown>; waiting: number; isHeld: boolean };

/**
 * How many reads may wait on a connection before the next one is taken. The more are sent together, the less each costs,
 * and one backend answers them sooner than we can ask; but a slow one holds up those behind it, so not all go one way.
 */
const full = 32;

/**
 * Connections that many reads share: a read is sent behind those that still wait for their answers, and all
 * reads of one moment leave in one write. Most of what a short read costs is sending it and waking up for its
 * answer, so a busy server answers several times as many. For statements that wait for nobody: a lock that one
 * of them waited for would keep the others waiting too.
 */
export function shareConnections({ max, onError, ...config }: Options) {
	const connections = new Set<Connection>();

	function open(): Connection {
		const client = new pg.Client({ ...config, pipeline: true });
		const connection: Connection = { client, isOpen: client.connect(), waiting: 0, isHeld: false };
		const forget = () => connections.delete(connection);
		client.on("error", (error) => {
			forget();
			onError(error);
		});
		client.on("end", forget);
		connection.isOpen.catch(forget);
		connections.add(connection);
		return connection;
	}

	/** A connection is filled before the next is taken, and a further one opened only when all are full. */
	function nextToFill(): Connection {
		let best: Connection | undefined;
		for (const connection of connections) {
			if (connection.waiting < full) return connection;
			if (!best || connection.waiting < best.waiting) best = connection;
		}
		return best && connections.size >= max ? best : open();
	}

	return {
		async query(query: pg.QueryConfig, values?: unknown[]) {
			const connection = nextToFill();
			connection.waiting++;
			hold(connection);
			try {
				await connection.isOpen;
				return await connection.client.query(query, values);
			} finally {
				connection.waiting--;
			}
		},
		end: () => Promise.all([...connections].map(({ client }) => client.end())),
	};
}

/** What is asked until the current events are through is sent together. */
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
