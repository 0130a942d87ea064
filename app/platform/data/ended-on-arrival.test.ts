import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase, openPool } from "./database.server";
import { transaction } from "./transaction.server";

/** A message of PostgreSQL's protocol: its type, its length, its contents. */
function message(type: string, contents: Buffer) {
	const length = Buffer.alloc(4);
	length.writeInt32BE(contents.length + 4);
	return Buffer.concat([Buffer.from(type), length, contents]);
}

const admitted = message("R", Buffer.alloc(4));
const isReady = message("Z", Buffer.from("I"));
const shutDown = message(
	"E",
	Buffer.from("SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"),
);

it("survives a database that accepts a connection and ends it immediately", async () => {
	// One write, so the driver reads all of it before anybody can handle the new connection.
	const server = createServer((socket) => {
		socket.on("error", () => {});
		socket.once("data", () => socket.end(Buffer.concat([admitted, isReady, shutDown])));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const pool = openPool(`postgres://club@127.0.0.1:${port}/club`, { max: 2, onError: () => {} });
	onTestFinished(async () => {
		await pool.end();
		server.close();
	});
	await expect(transaction(openDatabase(pool), async () => {})).rejects.toThrow();
});
