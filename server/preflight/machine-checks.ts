import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { mayPretend, type Settings } from "../../app/platform/settings.server";
import { type Check, fault, note, ok } from "./finding";

/** A photograph's copies take some megabytes; the database on the same disk grows by gigabytes a season. */
const leastGigabytes = 2;

/** The settings, which are valid, or nothing would be asked at all; and this machine. */
export const machineChecks = (settings: Settings): Check[] => [
	[
		"settings",
		() =>
			settings.APP_ENV === "production"
				? ok("APP_ENV is production")
				: settings.APP_ENV === "staging"
					? note("APP_ENV is staging: a test site, with a banner; its outbox and simulators are for staff")
					: fault(`APP_ENV is ${settings.APP_ENV}: it shows simulators and the outbox to everybody`),
	],
	[
		"simulators",
		() =>
			mayPretend(settings) && settings.APP_ENV !== "staging"
				? fault("payments and parcels may be pretended: SIMULATORS is not no")
				: ok("none: payments and parcels are real"),
	],
	[
		"proxies",
		() => {
			const { TRUST_PROXY, HOST, publicUrl } = settings;
			if (!TRUST_PROXY)
				return publicUrl.startsWith("https:")
					? fault("TRUST_PROXY is no, but TLS needs a proxy: all visitors would share the limits of one")
					: note("none is trusted");
			return typeof TRUST_PROXY === "number" && !["127.0.0.1", "::1", "localhost"].includes(HOST)
				? note(`HOST is ${HOST}: only the proxy may reach the port, or visitors choose their own address`)
				: ok(`TRUST_PROXY is ${TRUST_PROXY}`);
		},
	],
	[
		"disk",
		async () => {
			const folder = path.resolve(settings.DATA_DIR);
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const file = path.join(folder, `.preflight-${process.pid}`);
			await writeFile(file, "");
			await rm(file);
			const { bavail, bsize } = await statfs(folder);
			const free = (bavail * bsize) / 2 ** 30;
			const seen = `${free.toFixed(1)} GB free in ${folder}`;
			return free < leastGigabytes ? fault(seen) : ok(seen);
		},
	],
];
