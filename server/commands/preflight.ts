import { openDatabase, openPool } from "../../app/platform/data/database.server";
import { counted } from "../../app/platform/lists/counted";
import type { Settings } from "../../app/platform/settings.server";
import { databaseChecks } from "../preflight/database-checks";
import { type Finding, findOut } from "../preflight/finding";
import { machineChecks } from "../preflight/machine-checks";
import { outsideChecks } from "../preflight/outside-checks";
import { peopleChecks } from "../preflight/people-checks";
import { providerChecks } from "../preflight/provider-checks";
import { withServer } from "./with-database";

/** Asks everything that can be asked before the doors open, of the running site and all that it depends on. */
export const run = () =>
	withServer(async (url, settings) => {
		const findings = await preflight(url, settings);
		const width = Math.max(...findings.map(({ what }) => what.length));
		for (const { what, verdict, seen } of findings)
			console.log(`${what.padEnd(width)}  ${verdict.padEnd(5)}  ${seen}`);
		const faults = findings.filter(({ verdict }) => verdict === "FAULT").length;
		console.log(faults === 0 ? "\nThe doors may open." : `\n${counted(faults, "fault", "faults")}.`);
		return faults === 0 ? 0 : 1;
	});

export async function preflight(url: string, settings: Settings): Promise<Finding[]> {
	const pool = openPool(url, { max: 2, onError: () => {} });
	const db = openDatabase(pool);
	try {
		return await findOut([
			...machineChecks(settings),
			...databaseChecks(url, settings.DATABASE_POOL),
			...providerChecks({ db, settings }),
			...outsideChecks(settings),
			...peopleChecks(db, settings),
		]);
	} finally {
		await pool.end();
	}
}
