import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { createLoggedInMember } from "../app/members/factories.server";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";

const megabyte = 1024 * 1024;
const { app, db } = await testApp({}, { limits: noLimits });
await app.listen({ host: "127.0.0.1", port: 0 });
const port = ({ server } = app) => (server.address() as AddressInfo).port;
const sockets = new Set<Socket>();
afterEach(() => {
	for (const socket of sockets) socket.destroy();
	sockets.clear();
});
const sender = (await createLoggedInMember(db)).token;
const other = (await createLoggedInMember(db)).token;
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1130DE" } })
	.jpeg()
	.toBuffer();

const headers = (token: string, length: number) =>
	`POST /api/photos HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-length: ${length}\r\n\r\n`;

/** Announces five megabytes, sends four, and says nothing more. */
function fallSilent(token: string) {
	const socket = connect(port(), "127.0.0.1").on("error", () => {});
	sockets.add(socket);
	socket.write(headers(token, 5 * megabyte));
	socket.write(silent);
	return socket;
}
const send = (token: string) =>
	fetch(`http://127.0.0.1:${port()}/api/photos`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}` },
		body: new Uint8Array(photo),
	});

const silent = Buffer.alloc(4 * megabyte);
const patiently = { timeout: 30_000 };

it("most silent uploads of a member are not read, and another member's is answered meanwhile", async () => {
	const received: Socket[] = [];
	const note = (socket: Socket) => void received.push(socket);
	app.server.on("connection", note);
	onTestFinished(() => void app.server.off("connection", note));
	const megabytesRead = () => received.reduce((sum, { bytesRead }) => sum + bytesRead, 0) / megabyte;
	for (let index = 0; index < 12; index++) fallSilent(sender);
	await expect.poll(() => received.length, patiently).toBe(12);
	await expect.poll(megabytesRead, patiently).toBeGreaterThan(4);
	expect((await send(other)).status).toBe(201);
	await new Promise((resolve) => setTimeout(resolve, 500));
	// Two are read, and of the others only what arrived together with the headers.
	expect(megabytesRead()).toBeLessThan(2 * 4 + 10 * 0.5);
});

it("a sender who says nothing more is told so, and the next takes the place", async () => {
	const answer = text(fallSilent(sender));
	fallSilent(sender);
	const next = send(sender);
	expect(await answer).toMatch(/^HTTP\/1.1 408 .*\r\nconnection: close\r\n.*"upload_silent"/is);
	expect((await next).status).toBe(201);
});

it("whoever sends too many at once is refused with Retry-After, without being read", async () => {
	for (let index = 0; index < 12; index++) fallSilent(sender);
	const refused = await vi.waitUntil(async () => {
		const response = await Promise.race([send(sender), wait(200)]);
		return response?.status === 429 && response;
	}, patiently);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await send(other)).status).toBe(201);
});

it("a limit that is used up refuses before the body is read", async () => {
	const { app, db } = await testApp();
	await app.listen({ host: "127.0.0.1", port: 0 });
	const { id, token } = await createLoggedInMember(db);
	await db.execute(sql`insert into rate_limits (key, points, expire)
		values (${`photo-member:${id}`}, 60, ${Date.now() + 60_000})`);
	const socket = connect(port(app), "127.0.0.1");
	sockets.add(socket);
	socket.write(headers(token, 5 * megabyte));
	const [answer] = await once(socket, "data");
	expect(String(answer)).toMatch(/^HTTP\/1.1 429 /);
});
