import type { ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createHttpServer, headersTimeout, mostPipelined, requestTimeout } from "./http-server";

const errors: unknown[] = [];
const started: string[] = [];
const held: ServerResponse[] = [];
const server = createHttpServer({
	answerEarly: (request) => {
		if (request.url === "/fails") throw new Error("in front of the app");
		return false;
	},
	handle: ({ url }, response) => {
		started.push(url!);
		if (url!.startsWith("/waits")) held.push(response);
		else response.end("answered");
	},
	onError: (error) => errors.push(error),
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());

const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1");
const waitFor = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 60_000, interval: 5 });

async function get(target: string) {
	const socket = open();
	socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
	return text(socket);
}

it("answers 500 when code in front of the app throws, reports it, and keeps serving", async () => {
	expect(await get("/fails")).toMatch(/^HTTP\/1.1 500 /);
	expect(errors).toEqual([new Error("in front of the app")]);
	expect(await get("/")).toContain("answered");
});

it("allows 10 seconds for headers and 15 for requests, and closes slow sockets within 20", () => {
	expect([headersTimeout, requestTimeout]).toEqual([10_000, 15_000]);
	expect([server.headersTimeout, server.requestTimeout]).toEqual([headersTimeout, requestTimeout]);
	const { connectionsCheckingInterval } = server as unknown as Record<string, number>;
	expect(requestTimeout + Number(connectionsCheckingInterval)).toBeLessThan(20_000);
});

describe("a connection that pipelines requests", () => {
	const requests = (targets: string[]) =>
		targets.map((target) => `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join("");

	it("has one of them worked on at a time, and all of them answered", async () => {
		const socket = open();
		let received = "";
		socket.on("data", (data) => {
			received += data;
		});
		const targets = ["/waits/1", "/waits/2", "/3", "/waits/4"];
		started.length = 0;
		socket.write(requests(targets));
		for (const [index, target] of targets.entries()) {
			await waitFor(() => started.includes(target));
			if (target !== "/3") {
				// Other connections are not held up.
				expect(await get("/other")).toContain("answered");
				expect(started.filter((one) => one !== "/other")).toEqual(targets.slice(0, index + 1));
				held.pop()!.end(target);
			}
		}
		await waitFor(() => received.includes("/waits/4"));
		expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
		socket.destroy();
	});

	it("leaves nothing to do when it is closed", async () => {
		started.length = 0;
		const socket = open();
		socket.write(requests(["/waits/first", "/never", "/never"]));
		await waitFor(() => started.includes("/waits/first"));
		const response = held.pop()!;
		const closed = new Promise((resolve) => response.once("close", resolve));
		socket.destroy();
		await closed;
		expect(await get("/later")).toContain("answered");
		expect(started).toEqual(["/waits/first", "/later"]);
	});

	it("is closed when it pipelines more than any client does", async () => {
		const socket = open();
		const closed = new Promise((resolve) => socket.once("close", resolve));
		socket.on("error", () => {});
		socket.write(requests(Array.from({ length: mostPipelined + 2 }, () => "/waits/many")));
		await closed;
		held.length = 0;
	});
});
