import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { eventually, expect } from "../expect.mjs";
import { cuttable, withPostgres } from "../postgres.mjs";
import { newFolder, startSite } from "../site.mjs";

const secondsAway = 20;
const addresses = ["/", "/news/list/all", "/api/news"];

/** Not looked at before the outage, so that no answer is kept. */
const unseen = ["/news/list/all?page=2", "/api/news?page=2", "/store/list"];

/**
 * Down for 20 seconds: what is cached is given on, the rest is 503 with Retry-After; no connection storm, recovers by itself;
 * SIGTERM meanwhile exits cleanly.
 */
export const databaseAway = () =>
	withPostgres(async (databaseUrl) => {
		const way = await cuttable(databaseUrl);
		const folder = newFolder();
		const site = await startSite(folder, { DATABASE_URL: way.url });
		try {
			for (const address of addresses) await site.get(address);
			const filesBefore = site.openFiles();
			way.cut();
			const perHalf = [];
			for (let half = 0; half < 2; half++) {
				const before = way.attempts();
				await wait((secondsAway / 2) * 1000);
				perHalf.push(way.attempts() - before);
			}
			for (const address of addresses) {
				const { status } = await site.get(address);
				expect(status === 200, `${address}, which was cached, gave ${status}`);
			}
			for (const address of unseen) {
				const { status, headers } = await site.get(address);
				expect(
					status === 503 && headers["retry-after"],
					`${address} gave ${status}, Retry-After ${headers["retry-after"]}`,
				);
			}
			site.expectAlive();
			const files = site.openFiles() - filesBefore;
			expect(files < 50, `${files} more open files than before`);
			expect(perHalf[1] <= perHalf[0] * 1.5 + 20, `attempts to connect grow: ${perHalf.join(", then ")}`);
			const { status, body } = await site.get("/readyz");
			expect(status === 503 && /cannot be reached/.test(body), `/readyz gave ${status} ${body}`);
			const lines = site
				.log()
				.split("\n")
				.filter((line) => line.includes("database:")).length;
			expect(lines > 0 && lines <= 30, `${lines} lines in the log`);
			way.mend();
			const back = await eventually("pages and API answer again", 30, async () =>
				(await Promise.all(addresses.map((address) => site.get(address)))).every(
					({ status }) => status === 200,
				),
			);
			way.cut();
			await wait(1_000);
			const since = performance.now();
			const said = site.log().length;
			const code = await site.stop();
			expect(code === 0, `SIGTERM without a database ended with ${code}: ${site.log().slice(said)}`);
			expect(!/^\s+at /m.test(site.log()), "there is a stack trace in the output");
			const drained = Math.round((performance.now() - since) / 100) / 10;
			return `cached pages go on, 503 for others, ${perHalf.join(" then ")} attempts, ${lines} log lines, back after ${back} s; SIGTERM: exit 0 after ${drained} s`;
		} finally {
			site.kill("SIGKILL");
			way.close();
			rmSync(folder, { recursive: true, force: true });
		}
	});
