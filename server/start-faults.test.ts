import { expect, it } from "vitest";
import { SettingsError } from "../app/platform/settings.server";
import { startFaults } from "./start-faults";

const fault = (message: string, more: object) => Object.assign(new Error(message), more);
const line = (error: unknown, environment = {}) => startFaults(error, environment);

it("explains in one line why the site cannot start", () => {
	expect(line(new SettingsError(["PORT: too high"]))).toEqual(["PORT: too high"]);
	expect(
		line(
			fault("listen EADDRINUSE", { code: "EADDRINUSE", syscall: "listen", address: "127.0.0.1", port: 3000 }),
		),
	).toEqual(["PORT: 3000 is already in use on 127.0.0.1"]);
	const DATABASE_URL = "postgres://club:secret@db.example:5433/club";
	const refused = new AggregateError([fault("connect ECONNREFUSED 10.0.0.1:5433", {})], "");
	expect(line(Object.assign(refused, { code: "ECONNREFUSED" }), { DATABASE_URL })).toEqual([
		"DATABASE_URL: PostgreSQL at db.example:5433/club: connect ECONNREFUSED 10.0.0.1:5433",
	]);
	const wrongPassword = fault('password authentication failed for user "club"', { code: "28P01" });
	expect(line(new Error("Failed query: …", { cause: wrongPassword }), { DATABASE_URL })).toEqual([
		'DATABASE_URL: PostgreSQL at db.example:5433/club: password authentication failed for user "club"',
	]);
});

it("leaves bugs their stack trace", () => {
	expect(line(new TypeError("x is undefined"))).toBeNull();
});
