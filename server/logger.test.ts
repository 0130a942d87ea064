import { expect, it } from "vitest";
import { testApp } from "../test/app";
import { withoutSecrets } from "./logger";

const { app, logs } = await testApp();

it("writes one line a request, without the secrets of its address, headers or body", async () => {
	await app.inject({
		method: "POST",
		url: "/api/login?auth_token=canary-url",
		headers: {
			authorization: "Bearer canary-header",
			cookie: "token=canary-cookie",
			referer: "https://x/?auth_token=canary-referer",
		},
		payload: { email: "canary@example.org", password: "canary-password", auth_token: "canary-body" },
	});
	const lines = logs.filter((line) => line.includes('"request"'));
	expect(lines).toHaveLength(1);
	expect(logs.join("")).not.toContain("canary");
});

it("keeps an address readable", () => {
	expect(withoutSecrets("/reset?token=abc&x=1")).toBe("/reset?token=…&x=1");
	expect(withoutSecrets("/news/list/all?page=2")).toBe("/news/list/all?page=2");
});
