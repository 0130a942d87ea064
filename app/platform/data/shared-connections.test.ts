import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import { readName } from "./database.server";
import { openConnections } from "./open-connections.server";
import { shareConnections } from "./shared-connections.server";

const { pool, url } = await freshDatabase();
afterAll(() => pool.end());

const ask = (name: string, text: string, values: unknown[] = []) =>
	pool.query({ name: readName(name), text }, values).then(({ rows }) => rows[0]);

it("answers many concurrent reads correctly over few connections", async () => {
	const answers = await Promise.all(
		Array.from({ length: 200 }, (_, number) =>
			ask("which", "select $1::int as number, pg_backend_pid() as connection", [number]),
		),
	);
	expect(answers.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, number) => number));
	expect(new Set(answers.map(({ connection }) => connection)).size).toBeLessThanOrEqual(4);
});

it("isolates a failing read from those before and after it", async () => {
	const answers = await Promise.allSettled(
		[1, 0, 2].map((divisor) => ask("divide", "select 4 / $1::int as quotient", [divisor])),
	);
	expect(answers).toMatchObject([
		{ value: { quotient: 4 } },
		{ reason: { code: "22012" } },
		{ value: { quotient: 2 } },
	]);
});

it("opens a new connection when one is lost", async () => {
	const own = "select pg_backend_pid() as connection";
	const { connection } = await ask("own", own);
	await pool.query("select pg_terminate_backend($1)", [connection]);
	await expect
		.poll(() =>
			ask("own", own).then(
				(row) => row.connection,
				() => connection,
			),
		)
		.not.toBe(connection);
});

it("does not wait for another connection while there is one that answers", async () => {
	const { hostname, port } = new URL(url);
	let isFirst = true;
	const onlyFirst = createServer((socket) => {
		if (!isFirst) return;
		isFirst = false;
		const upstream = connect(Number(port), hostname);
		socket.pipe(upstream).pipe(socket);
	}).listen(0, "127.0.0.1");
	await once(onlyFirst, "listening");
	const proxied = Object.assign(new URL(url), { port: (onlyFirst.address() as AddressInfo).port });
	proxied.searchParams.delete("host");
	const { query, end } = shareConnections({
		connectionString: proxied.href,
		connectionTimeoutMillis: 500,
		max: 4,
		onError: () => {},
		connections: openConnections(),
	});
	await query("select 1");
	const many = await Promise.allSettled(Array.from({ length: 200 }, () => query("select 1")));
	expect(many.filter(({ status }) => status === "rejected")).toEqual([]);
	await end();
	onlyFirst.close();
});
