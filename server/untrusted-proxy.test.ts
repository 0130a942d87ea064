import { expect, it } from "vitest";
import { testApp } from "../test/app";

const production = {
	APP_ENV: "production",
	PUBLIC_URL: "https://klub.example",
	SIMULATORS: "yes",
	SMTP_URL: "smtps://a:b@mail.example",
	MAIL_FROM: "halo@klub.example",
	SMS_PROVIDER: "twilio",
	TWILIO_ACCOUNT: "AC",
	TWILIO_SECRET: "x",
	TWILIO_FROM: "+1",
};
const warnings = (logs: string[]) => logs.filter((line) => line.includes("TRUST_PROXY")).length;
const headers = { "x-forwarded-for": "203.0.113.7" };

it("in production, a proxy that is not trusted is reported at the start, and once when it forwards", async () => {
	const { app, logs } = await testApp(production);
	expect(warnings(logs)).toBe(1);
	await app.inject("/healthz");
	expect(warnings(logs)).toBe(1);
	for (const url of ["/healthz", "/api/user/data", "/healthz"]) await app.inject({ url, headers });
	expect(warnings(logs)).toBe(2);
	expect(logs.join()).not.toContain("203.0.113.7");
});

it("is reported neither when it is trusted nor outside production", async () => {
	for (const environment of [{ ...production, TRUST_PROXY: "1" }, {}]) {
		const { app, logs } = await testApp(environment);
		await app.inject({ url: "/healthz", headers });
		expect(warnings(logs)).toBe(0);
	}
});
