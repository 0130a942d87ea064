import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { openPool } from "./database.server";
import { isDatabaseAway } from "./database-away.server";

/** The error of connecting to a socket in this folder. */
async function failureIn(folder: string) {
	const pool = openPool(`postgres://app@localhost/club?host=${encodeURIComponent(folder)}`, {
		max: 1,
		onError() {},
	});
	try {
		return await pool.query("select 1").catch((error: unknown) => error);
	} finally {
		await pool.end();
	}
}

it("a missing socket of a stopped server means that the database is away", async () => {
	const folder = await mkdtemp(join(tmpdir(), "socket-"));
	try {
		expect(isDatabaseAway(await failureIn(folder))).toBe(true);
	} finally {
		await rm(folder, { recursive: true });
	}
});

it("so does a server that accepts a connection and never answers", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const client = new pg.Client({ host: "127.0.0.1", port, connectionTimeoutMillis: 50 });
	try {
		expect(isDatabaseAway(await client.connect().catch((error: unknown) => error))).toBe(true);
	} finally {
		server.close();
	}
});

it("so does it for those who wait meanwhile for a connection", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const pool = openPool(`postgres://app@127.0.0.1:${port}/club`, { max: 2, onError() {} });
	const failures = await Promise.all(
		Array.from({ length: 5 }, () => pool.query("select 1").catch((error: unknown) => error)),
	);
	expect(failures.map(isDatabaseAway)).toEqual([true, true, true, true, true]);
	await pool.end();
	server.close();
}, 20_000);

it("any other missing file does not", () => {
	expect(isDatabaseAway(Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" }))).toBe(
		false,
	);
});
