import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { testApp } from "../test/app";

const { app } = await testApp();

it("a process that is shutting down still answers whoever is already connected", async () => {
	await app.listen({ host: "127.0.0.1", port: 0 });
	const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
	await once(app.server, "connection");
	const closed = app.close();
	socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
	const answer = await text(socket);
	expect(answer).toMatch(/^HTTP\/1.1 200 /);
	expect(answer).toMatch(/\r\nconnection: close\r\n/i);
	await closed;
});

it("says that it is not ready before it closes its port", async () => {
	const { app } = await testApp({ CLOSING_NOTICE: "3" });
	const site = await app.listen({ host: "127.0.0.1", port: 0 });
	const statusOf = async (path: string) => (await fetch(site + path)).status;
	expect(await statusOf("/readyz")).toBe(200);
	const closed = app.close();
	expect(await Promise.all([statusOf("/readyz"), statusOf("/api/news")])).toEqual([503, 200]);
	await closed;
	await expect(statusOf("/readyz")).rejects.toThrow();
});
