import { connect, createServer } from "node:net";

/**
 * A database proxy that numbers each finished statement. `stopAt(n, onStop)` calls `onStop` once the database has run the
 * n-th one and before the client gets the result; from then on nothing passes.
 */
export async function statementProxy(url) {
	const target = new URL(url);
	const sockets = new Set();
	let connections = 0;
	const watch = { isArmed: false, stopped: false, points: [], last: Infinity, onStop: () => {} };
	const server = createServer((socket) => {
		const upstream = connect(Number(target.port), target.hostname);
		const connection = ++connections;
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
		const asked = readQuestions();
		socket.on("data", (bytes) => {
			if (watch.stopped) return;
			asked.read(bytes);
			upstream.write(bytes);
		});
		const answered = readMessages((type, body) => {
			if (type === "Z") asked.endRound();
			if (type !== "C" || watch.stopped) return;
			const application = asked.application();
			const point = { application, connection, ...asked.next(), tag: textOf(body) };
			if (!watch.isArmed || !isStep(point)) return;
			watch.points.push(point);
			if (watch.points.length < watch.last) return;
			watch.stopped = true;
			watch.onStop();
		});
		upstream.on("data", (bytes) => {
			answered(bytes);
			if (!watch.stopped) socket.write(bytes);
		});
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const proxied = new URL(url);
	// Through its socket the database would be reached past the proxy.
	proxied.searchParams.delete("host");
	proxied.port = String(server.address().port);
	return {
		url: proxied.href,
		/** Starts counting now. */
		stopAt(last, onStop) {
			Object.assign(watch, { isArmed: true, stopped: false, points: [], last, onStop });
		},
		points: () => watch.points,
		/** Lets connections through again, for the next process. */
		reopen() {
			Object.assign(watch, { isArmed: false, stopped: false });
		},
		/** Cuts every connection. */
		cut() {
			for (const socket of sockets) socket.destroy();
		},
		close() {
			this.cut();
			server.close();
		},
	};
}

/** Looking for work without finding any is not a step, nor are the queue's own jobs, health checks and signals. */
function isStep({ application, statement, tag }) {
	if (application === "ombak-jobs")
		return (
			/\bjob_common\b/.test(statement) && !/ 0$/.test(tag) && !/queue|_seconds \*|send-it/.test(statement)
		);
	return statement !== "select 1" && !statement.startsWith("select pg_notify");
}

const textOf = (body) => body.subarray(0, body.indexOf(0)).toString();

/** The typed messages of PostgreSQL's protocol, however the bytes are chunked. */
function readMessages(use) {
	let rest = Buffer.alloc(0);
	return (bytes) => {
		rest = rest.length ? Buffer.concat([rest, bytes]) : bytes;
		while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
			const end = 1 + rest.readUInt32BE(1);
			use(String.fromCharCode(rest[0]), rest.subarray(5, end));
			rest = rest.subarray(end);
		}
	};
}

/**
 * A client's statements in order, including prepared ones, in rounds: of a round with an error, the database runs no more, and
 * of a text with several statements nobody knows how many there are.
 */
function readQuestions() {
	const prepared = new Map();
	const rounds = [];
	let round = [];
	const endAsking = () => {
		rounds.push(round);
		round = [];
	};
	let application = "";
	let bound = { text: "", isPrepared: false };
	const read = readMessages((type, body) => {
		const words = () => body.toString("utf8").split("\0");
		// One query may hold several statements, each of which finishes: "begin; set local …".
		if (type === "Q") {
			round = words()[0]
				.split(";")
				.map((text) => ({ text, isPrepared: false }));
			endAsking();
		} else if (type === "P") {
			const [name, text] = words();
			prepared.set(name, { text, isPrepared: name !== "" });
		} else if (type === "B") bound = prepared.get(words()[1]) ?? { text: "", isPrepared: false };
		else if (type === "E") round.push(bound);
		else if (type === "S") endAsking();
	});
	let opening = Buffer.alloc(0);
	let isOpen = false;
	return {
		application: () => application,
		next() {
			const { text = "", isPrepared = false } = rounds[0]?.shift() ?? {};
			return { statement: text.replace(/\s+/g, " ").trim(), isPrepared };
		},
		/** The database is ready for the next one. */
		endRound: () => void rounds.shift(),
		read(bytes) {
			if (isOpen) return read(bytes);
			// The first message has no type: its length, the protocol, and parameters.
			opening = Buffer.concat([opening, bytes]);
			if (opening.length < 4 || opening.length < opening.readUInt32BE(0)) return;
			const end = opening.readUInt32BE(0);
			const words = opening.subarray(8, end).toString("utf8").split("\0");
			application = words[words.indexOf("application_name") + 1] ?? "";
			isOpen = true;
			if (opening.length > end) read(opening.subarray(end));
		},
	};
}
