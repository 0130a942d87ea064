import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bindings } from "../app/bindings.server";
import { createMember } from "../app/members/factories.server";
import { openSession } from "../app/members/sessions/sessions.server";
import { grantRoles } from "../app/members/staff/roles.server";
import { fillDemoClub } from "../server/demo-club";
import { testApp } from "./app";
import { memberCaller, noLimits } from "./call-freely";
import { nestedBody } from "./nested-body";
import { brokenInput, fittingInput } from "./schema-arbitrary";

const { app, db, pool, settings } = await testApp({}, { limits: noLimits });
await fillDemoClub(pool, settings);
// An admin, so that every endpoint is accessible.
const { id } = await createMember(db);
await grantRoles(db, { memberId: id, roles: ["admin"], by: null });
const callAs = memberCaller(app, db);

/** The same inputs each time; another seed with FUZZ_SEED, more with FUZZ_RUNS. A failure prints its seed and the input. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_116);
const numRuns = Number(process.env.FUZZ_RUNS ?? 8);

describe("any input gets a JSON answer, or the file it asks for, and never a server error", () => {
	for (const { endpoint } of bindings) {
		const attack = (inputs: fc.Arbitrary<Record<string, unknown>>) =>
			fc.assert(
				fc.asyncProperty(inputs, async (input) => {
					const response = await callAs(id, endpoint, input);
					expect([response.statusCode < 500, response.body]).toEqual([true, response.body]);
					const isFile = endpoint.file !== undefined && response.statusCode === 200;
					expect(response.headers["content-type"]).toBe(
						isFile ? endpoint.file : "application/json; charset=utf-8",
					);
					if (!isFile) expect(() => response.json()).not.toThrow();
				}),
				{ numRuns, seed },
			);
		const name = `${endpoint.method} ${endpoint.path}`;
		it(`${name}, with input its schema describes`, () => attack(fittingInput(endpoint.input)));
		it(`${name}, with broken fields`, () => attack(brokenInput(endpoint.input)));
	}
});

it("answers any bytes of any content type as the body of any endpoint", async () => {
	const changes = bindings
		.filter(({ endpoint }) => endpoint.method !== "GET")
		.map(({ endpoint }) => endpoint);
	const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
	const almostJson = fc
		.json()
		.chain((text) => fc.nat(text.length).map((end) => Buffer.from(text.slice(0, end))));
	const type = fc.constantFrom(
		"application/json",
		"application/json; charset=utf-16",
		"text/plain",
		"multipart/form-data",
		"?",
	);
	const nested = fc.integer({ min: 1, max: 30_000 }).map((levels) => Buffer.from(nestedBody(levels)));
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...changes),
			fc.oneof(bytes, almostJson, nested),
			type,
			async (endpoint, payload, type) => {
				const { access_token } = await openSession(db, id, "Chrome · Linux");
				const response = await app.inject({
					method: endpoint.method,
					url: `/api${endpoint.path.replace(/:\w+/g, "x")}`,
					payload,
					headers: { "content-type": type, authorization: `Bearer ${access_token}` },
				});
				expect([response.statusCode < 500, response.body]).toEqual([true, response.body]);
			},
		),
		{ numRuns: numRuns * 25, seed },
	);
});

it("answers any bytes as the URL", async () => {
	const address = fc.array(
		fc.oneof(
			fc.constantFrom("%", "%00", "%ff", "/", "?", "&", "=", "..", ":", "[", "%5F"),
			fc.string({ maxLength: 5 }),
		),
	);
	const paths = bindings.map(({ endpoint }) => endpoint.path.replace(/:\w+/g, ""));
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...paths), address, async (path, parts) => {
			const tail = parts.join("").replace(/[^\x21-\x7e]/g, "");
			const response = await app.inject({ method: "GET", url: `/api${path}${tail}` });
			expect([response.statusCode < 500, response.body]).toEqual([true, response.body]);
		}),
		{ numRuns: numRuns * 25, seed },
	);
});
