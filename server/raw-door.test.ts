import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { bind } from "../app/platform/http/bind.server";
import { endpoint } from "../app/platform/http/contract";
import { type RefusalTable, refuse } from "../app/platform/http/refusal";
import { testApp } from "../test/app";
import { rawLimit } from "./raw-door";

const noticeRefusals = {
	"notice.bad_signature": { status: 403, message: { id: "Tidak sah.", en: "Not valid." } },
} as const satisfies RefusalTable;
const notice = endpoint({
	method: "POST",
	path: "/test/notices/:gateway",
	summary: "A signed notice",
	access: "public",
	raw: true,
	input: z.object({ gateway: z.enum(["one", "two"]) }),
	answer: z.object({ gateway: z.string(), digest: z.string(), type: z.string(), who: z.string() }),
	refusals: noticeRefusals,
});
const { app } = await testApp(
	{},
	{
		bindings: [
			bind(notice, ({ raw, who }, { gateway }) => {
				if (raw.headers["x-signature"] === "forged") throw refuse(noticeRefusals, "notice.bad_signature");
				return { gateway, digest: digest(raw.bytes), type: raw.headers["content-type"] ?? "", who: who.kind };
			}),
		],
	},
);
const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const send = (payload: Buffer | string, headers: Record<string, string> = {}, gateway = "one") =>
	app.inject({ method: "POST", url: `/api/test/notices/${gateway}`, payload, headers });

describe("a raw endpoint", () => {
	it("passes the body on byte for byte, whatever its content type", async () => {
		const bodies = [
			Buffer.from('{"a": 1.00}'),
			Buffer.from([0, 255, 13, 10, 128]),
			Buffer.from("a=1&b=%00"),
			Buffer.alloc(0),
		];
		const types = ["application/json", "text/plain", "application/x-www-form-urlencoded", "not a type", ""];
		for (const body of bodies) {
			for (const type of types) {
				const response = await send(body, type ? { "content-type": type } : {});
				expect(response.statusCode, `${type} ${response.body}`).toBe(200);
				expect(response.json()).toMatchObject({ gateway: "one", digest: digest(body), type });
			}
		}
	});

	it("needs neither a token nor the same origin", async () => {
		const response = await send("{}", {
			authorization: "Bearer nonsense",
			"sec-fetch-site": "cross-site",
			"content-type": "application/json",
		});
		expect([response.statusCode, response.json().who]).toEqual([200, "guest"]);
	});

	it("refuses with JSON", async () => {
		const forged = await send("{}", { "x-signature": "forged" });
		expect([forged.statusCode, forged.json().error]).toEqual([403, "notice.bad_signature"]);
		const unknown = await send("{}", {}, "three");
		expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ["gateway"]]);
		const large = await send(Buffer.alloc(rawLimit + 1), { "content-type": "text/plain" });
		expect([large.statusCode, large.json().error]).toEqual([413, "body_too_large"]);
		const read = await app.inject("/api/test/notices/one");
		expect([read.statusCode, read.headers.allow]).toEqual([405, "POST, OPTIONS"]);
	});

	it("is documented like the others", async () => {
		const { paths } = (await app.inject("/api/openapi.json")).json();
		expect(paths["/test/notices/{gateway}"].post.requestBody.content).toHaveProperty("*/*");
		expect((await app.inject("/api/docs")).body).toContain("/test/notices/{gateway}");
	});
});
