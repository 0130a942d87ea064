import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../test/app";
import { createGuestCache } from "./guest-cache";

const renderPage = async (request: Request) => {
	const { pathname } = new URL(request.url);
	return new Response(pathname, {
		status: pathname === "/" ? 200 : 404,
		headers: { "content-type": "text/html" },
	});
};
const { app } = await testApp({}, { renderPage, guestCache: createGuestCache() });
let port = 0;
beforeAll(async () => {
	await app.listen({ host: "127.0.0.1", port: 0 });
	port = (app.server.address() as AddressInfo).port;
});

/** Raw bytes: an HTTP client would normalize the target. */
async function send(target: string, method = "GET"): Promise<number> {
	const socket = connect(port, "127.0.0.1");
	socket.write(
		Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, "latin1"),
	);
	return Number((await text(socket)).split(" ")[1]);
}

const slashes = ["//", "///", "////", "//?a=1", "//#", "/.//", "/..//", "http://localhost//"];
const unknown = [
	"/\\",
	"/\\\\",
	"//[",
	"//]",
	"//:",
	"//@",
	"//:80",
	"//a:b@c",
	"/?\\",
	"/[",
	"//%",
	"//%00",
	"/%5C",
	"/\xff",
	"*",
];

describe("a request target that URL parsers choke on", () => {
	it("is the home page if it is only slashes", async () => {
		for (const target of slashes) {
			// Twice: rendered, then from the cache.
			expect(await send(target), target).toBe(200);
			expect(await send(target), target).toBe(200);
		}
	});

	it("is a 404 otherwise", async () => {
		for (const target of unknown) expect(await send(target), target).toBeOneOf([200, 400, 404]);
		for (const target of ["//evil.example/", "http://evil.example/nothing"])
			expect(await send(target)).toBe(404);
	});

	it("is rejected or 404, whatever the method", async () => {
		for (const method of ["HEAD", "POST", "OPTIONS", "DELETE"])
			for (const target of [...slashes, ...unknown]) {
				const status = await send(target, method);
				expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(200);
				expect(status, `${method} ${target}`).toBeLessThan(500);
			}
	});
});
