import { describe, expect, it } from "vitest";
import { markupFaults } from "../../e2e/markup-faults";
import { testApp } from "../../test/app";
import type { Document, Operation } from "./openapi";

const { app } = await testApp();
const document = (await app.inject("/api/openapi.json")).json() as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const tags = document.tags.map(({ name }) => name);
const compressed = (url: string, encoding: string) =>
	app.inject({ url, headers: { "accept-encoding": encoding } });

describe("openapi.json", () => {
	it("refers only to what it holds, and holds only what it refers to", () => {
		const references = referencesIn(document);
		expect(references.filter((reference) => !referred(reference))).toEqual([]);
		const { schemas, responses } = document.components;
		const held = [
			...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
			...Object.keys(responses).map((name) => `#/components/responses/${name}`),
		];
		expect(held.filter((reference) => !references.includes(reference))).toEqual([]);
	});

	it("names everything in the letters OpenAPI allows, and each operation once", () => {
		const { schemas, responses } = document.components;
		for (const name of [...Object.keys(schemas), ...Object.keys(responses)])
			expect(name).toMatch(/^[a-zA-Z0-9._-]+$/);
		const ids = operations.map(({ operationId }) => operationId);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[a-z]\w+$/);
	});

	it("says what it would say without references, in a quarter of the characters", () => {
		const inlined = JSON.stringify(withoutReferences(document.paths));
		expect(JSON.stringify(document).length).toBeLessThan(inlined.length / 4);
	});

	it("writes a shape that several calls answer with once", () => {
		const { schema } = answerOf(document.paths["/staff/news/{id}"]!.get!);
		expect(answerOf(document.paths["/staff/news/{id}"]!.put!).schema).toEqual(schema);
		expect(schema).toEqual({ $ref: "#/components/schemas/StaffNewsAnswer" });
	});

	it("says what a refusal answers", () => {
		const { responses } = document.paths["/staff/products/{slug}"]!.put!;
		expect(referred((responses["401"] as { $ref: string }).$ref)).toMatchObject({
			description: "unauthenticated: Log in to continue.",
			content: {
				"application/json": { schema: { properties: { error: { enum: ["unauthenticated"] } } } },
			},
		});
		expect(JSON.stringify(withoutReferences(responses["422"]))).toContain('"errors"');
	});

	it("is sent compressed, and not at all to those who have it", async () => {
		const plain = await app.inject("/api/openapi.json");
		for (const encoding of ["br", "gzip"]) {
			const response = await compressed("/api/openapi.json", encoding);
			expect(response.headers).toMatchObject({
				"content-type": "application/json; charset=utf-8",
				"content-encoding": encoding,
				"cache-control": "public, no-cache",
				vary: "Accept-Encoding",
			});
			expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 6);
		}
		const again = await app.inject({
			url: "/api/openapi.json",
			headers: { "if-none-match": String(plain.headers.etag) },
		});
		expect([again.statusCode, again.body]).toEqual([304, ""]);
	});
});

describe("the documentation's pages", () => {
	it("lists every operation, with a link to its details", async () => {
		const page = (await app.inject("/api/docs")).body;
		for (const {
			tags: [tag],
			operationId,
		} of operations)
			expect(page).toContain(`href="/api/docs/${tag}#${operationId}"`);
	});

	it("has a light page for every tag, on which each link leads somewhere", async () => {
		for (const url of ["/api/docs", ...tags.map((tag) => `/api/docs/${tag}`)]) {
			const page = await app.inject(url);
			expect([url, page.statusCode, page.headers["content-type"]]).toEqual([
				url,
				200,
				"text/html; charset=utf-8",
			]);
			expect(page.rawPayload.length, url).toBeLessThan(200_000);
			expect((await compressed(url, "br")).rawPayload.length, url).toBeLessThan(30_000);
			expect(page.body, url).not.toMatch(/<script|style=| on\w+=/);
			const ids = new Set([...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
			const links = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
			expect([url, links.filter((id) => !ids.has(id))]).toEqual([url, []]);
		}
	});

	it("is correct HTML", async () => {
		for (const url of ["/api/docs", "/api/docs/news", "/api/docs/staff-ticket-sales"])
			expect([url, await markupFaults((await app.inject(url)).body)]).toEqual([url, []]);
	});

	it("shows every operation of a tag with the schemas it uses", async () => {
		const page = (await app.inject("/api/docs/staff-news")).body;
		for (const { tags, operationId } of operations)
			expect(page.includes(`id="${operationId}"`), operationId).toBe(tags[0] === "staff-news");
		expect(page).toContain('id="schema-StaffNewsAnswer"');
		expect(page).toContain("manuscript.changed");
	});

	it("has none for an unknown tag", async () => {
		for (const tag of ["no-such-tag", "constructor", "%2e%2e", "News"]) {
			const response = await app.inject(`/api/docs/${tag}`);
			expect([tag, response.statusCode, response.json().error]).toEqual([tag, 404, "no_such_endpoint"]);
		}
	});
});

const answerOf = ({ responses }: Operation) =>
	(responses["200"] as { content: Record<string, { schema: unknown }> }).content["application/json"]!;

const referencesIn = (part: unknown) =>
	[...JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);

function referred(reference: string): unknown {
	const [root, ...names] = reference.split("/");
	if (root !== "#") return undefined;
	return names.reduce<unknown>(
		(part, name) => (part as Record<string, unknown> | undefined)?.[name],
		document,
	);
}

function withoutReferences(part: unknown): unknown {
	if (Array.isArray(part)) return part.map(withoutReferences);
	if (typeof part !== "object" || part === null) return part;
	if ("$ref" in part && typeof part.$ref === "string") return withoutReferences(referred(part.$ref));
	return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, withoutReferences(inner)]));
}
