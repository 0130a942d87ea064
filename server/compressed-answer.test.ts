import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { acceptedEncoding, compressBody } from "./compressed-answer";

it.each([
	["gzip, deflate, br, zstd", "br"],
	["gzip;q=1.0, BR;q=0.5", "br"],
	["br;q=0, gzip", "gzip"],
	["gzip; q=0.0, br; q=0", "identity"],
	["x-brand, vibrant", "identity"],
	["", "identity"],
	[undefined, "identity"],
])("Accept-Encoding %j is answered with %s", (header, encoding) => {
	expect(acceptedEncoding({ headers: { "accept-encoding": header } } as IncomingMessage)).toBe(encoding);
});

it("keeps no more memory alive than its bytes, since the cache counts only those", async () => {
	const { bodies } = await compressBody("wave ".repeat(2_000));
	for (const encoding of ["br", "gzip"] as const) {
		const body = bodies.get(encoding)!;
		expect(body.buffer.byteLength, encoding).toBe(body.length);
	}
});
