import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { startSite } from "./server.mjs";

/** A server that runs the given code instead of the site. */
const starting = (code) => (stdio, environment) =>
	spawn(process.execPath, ["-e", code], { stdio, env: { ...process.env, ...environment } });
const start = (code, environment = {}) => startSite(environment, undefined, starting(code));

const listen = `require("node:http").createServer((_, answer) => answer.end("ours"))
	.listen(Number(process.env.PORT), "127.0.0.1", () => process.send("listening"));`;

it("waits until the site itself listens, and stops it", async () => {
	const site = await start(`setTimeout(() => { ${listen} }, 200)`, { PORT: "0" });
	await site.stop();
	expect(site.server.signalCode).toBe("SIGTERM");
	await expect(site.endedEarly).resolves.toBeUndefined();
});

it("never mistakes another process on the same port for the site", async () => {
	const another = createServer((_, answer) => answer.end("theirs"));
	await new Promise((resolve) => another.listen(0, "127.0.0.1", resolve));
	const quiet = `process.on("uncaughtException", () => process.exit(7)); ${listen}`;
	const site = start(quiet, { PORT: String(another.address().port) });
	await expect(site).rejects.toThrow("code 7");
	await new Promise((resolve) => another.close(resolve));
});

it("reports when the site exits, before or after it listens", async () => {
	await expect(start("process.exit(0)")).rejects.toThrow("ended early, with code 0");
	const site = await start(`process.send("listening"); setTimeout(() => process.exit(0), 100)`);
	await expect(site.endedEarly).rejects.toThrow("ended early, with code 0");
	// Already exited, so there is nothing to wait for.
	await site.stop();
});
