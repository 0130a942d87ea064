import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { tally } from "../ask.mjs";
import { expectNothingLost, writeConsent } from "../consents.mjs";
import { eventually, expect, Impossible } from "../expect.mjs";
import { embeddedDatabase, newFolder, startSite } from "../site.mjs";

const megabytes = 300;
const mostWrites = 3_000;

/** Disk full: writes are refused, nothing acknowledged is lost, and freeing space is enough to recover. */
export async function diskFull() {
	const folder = newFolder();
	if (spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).status !== 0) {
		rmSync(folder, { recursive: true, force: true });
		return inNamespace();
	}
	let site;
	try {
		site = await startSite(folder);
		return await fillAndFree(site, folder);
	} finally {
		rmSync(path.join(folder, "ballast"), { force: true });
		await site?.stop();
		// Lazy unmount: PostgreSQL may hold on to it for a moment.
		spawnSync("umount", ["--lazy", folder]);
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Without permission to mount: as root in a user namespace, where the host allows one. */
function inNamespace() {
	const impossible = new Impossible("neither mounting a small disk nor a user namespace is allowed here");
	if (process.env.CHAOS_IN_NAMESPACE) throw impossible;
	const { status, stdout } = spawnSync(
		"unshare",
		[
			"--user",
			"--map-root-user",
			"--mount",
			process.execPath,
			fileURLToPath(new URL("../run.mjs", import.meta.url)),
			"disk-full",
		],
		{ encoding: "utf8", env: { ...process.env, CHAOS_IN_NAMESPACE: "yes" } },
	);
	const row = /^disk-full +(ok|FAILED|NOT MEASURED) +\d+ +(.*)$/m.exec(stdout ?? "");
	if (!row || row[1] === "NOT MEASURED") throw impossible;
	expect(status === 0 && row[1] === "ok", row[2]);
	return row[2];
}

async function fillAndFree(site, folder) {
	const acknowledged = [];
	const write = async () => {
		const written = await writeConsent(site);
		if (written.acknowledged) acknowledged.push(written.acknowledged);
		return written;
	};
	await write();
	fillDisk(path.join(folder, "ballast"));
	const refused = [];
	for (let count = 0; count < mostWrites && refused.length < 20; count++) {
		const written = await write();
		if (!written.acknowledged) refused.push(written);
	}
	expect(refused.length > 0, `the disk is full, yet ${acknowledged.length} writes were acknowledged`);
	const odd = refused.filter(({ status }) => status !== 500 && status !== 503);
	expect(odd.length === 0, `refused writes: ${tally(odd)}`);
	site.expectAlive();
	const page = await site.get("/news/list/all?page=2");
	expect(page.status === 200 || page.status === 503, `a page gave ${page.status}`);
	expect(
		/53100|No space left|could not (extend|write)/.test(site.log()),
		"the log does not say that the disk is full",
	);
	rmSync(path.join(folder, "ballast"));
	const back = await eventually("writes are taken again", 60, async () =>
		Boolean((await write()).acknowledged),
	);
	await expectNothingLost(embeddedDatabase(folder).url, acknowledged);
	return `refused ${tally(refused)}, page ${page.status}; writes again after ${back} s; ${acknowledged.length} of ${acknowledged.length} acknowledged kept`;
}

function fillDisk(file) {
	const ballast = openSync(file, "w");
	for (let size = 1 << 20; size >= 1; ) {
		try {
			if (writeSync(ballast, Buffer.alloc(size)) < size) size >>= 1;
		} catch (error) {
			if (error.code !== "ENOSPC") throw error;
			size >>= 1;
		}
	}
	closeSync(ballast);
}
