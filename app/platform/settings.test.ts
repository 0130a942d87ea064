import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readSettings, type SettingsError, settingsSchema } from "./settings.server";

const faultsOf = (environment: Record<string, string>) => {
	try {
		readSettings(environment);
		return [];
	} catch (error) {
		return (error as SettingsError).faults;
	}
};

it("has a default for everything", () => {
	expect(readSettings({})).toMatchObject({
		APP_ENV: "demo",
		PORT: 3000,
		publicUrl: "http://localhost:3000",
		JOBS: true,
	});
});

it("treats an empty variable as unset", () => {
	expect(readSettings({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000);
});

it("reports every error on its own line", () => {
	const faults = faultsOf({ PORT: "http", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" });
	expect(faults.map((fault) => fault.split(":")[0]).sort()).toEqual(["DATABASE_URL", "LOG_LEVEL", "PORT"]);
});

it("requires mail and payment providers in production", () => {
	const faults = faultsOf({ APP_ENV: "production" });
	expect(faults.map((fault) => fault.split(":")[0])).toEqual([
		"PUBLIC_URL",
		"SMTP_URL",
		"MAIL_FROM",
		"SMS_PROVIDER",
		"PAYMENT_GATEWAY",
		"COURIERS",
	]);
});

it("accepts trusted proxies by number or address, but not yes", () => {
	const trusted = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY;
	expect(readSettings({}).TRUST_PROXY).toBe(false);
	expect(trusted("no")).toBe(false);
	expect(trusted("2")).toBe(2);
	expect(trusted("10.0.0.0/8, ::1")).toEqual(["10.0.0.0/8", "::1"]);
	for (const wrong of ["yes", "0", "10", "true", "proxy.example", "10.0.0.0/33", "10.0.0.1,", "1.2.3.4/8/8"])
		expect(faultsOf({ TRUST_PROXY: wrong })).toEqual([expect.stringMatching(/^TRUST_PROXY: must be no, /)]);
});

it("is in deploy/env.example, name by name, and what that sets is a production that starts", () => {
	const example = readFileSync("deploy/env.example", "utf8");
	const names = [...example.matchAll(/^#?([A-Z]\w+)=/gm)].map(([, name]) => name);
	expect(names.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
	expect(readSettings(parseEnv(example))).toMatchObject({ APP_ENV: "production", SIMULATORS: "auto" });
});

it("is listed in the README, name by name", () => {
	const readme = readFileSync("README.md", "utf8");
	const names = Object.keys(settingsSchema.shape);
	expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
