import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { createHttpServer, headersTimeout, requestTimeout } from "./http-server";

const errors: unknown[] = [];
const server = createHttpServer({
	answerEarly: (request) => {
		if (request.url === "/fails") throw new Error("in front of the app");
		return false;
	},
	handle: (_, response) => void response.end("answered"),
	onError: (error) => errors.push(error),
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());

async function get(target: string) {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
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
