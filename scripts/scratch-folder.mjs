import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const memoryFolder = "/dev/shm";
/** A whole run of the tests needs about two. */
const roomyGigabytes = 6;

/**
 * Puts this process's temporary files, and those of all it starts, into memory until it ends. Hundreds of databases with a
 * thousand files each come and go in a run, and some disks take longer for that than the tests for their work. Where memory
 * is short, everything stays where it was.
 */
export function keepScratchInMemory() {
	if (!isRoomy()) return;
	const folder = mkdtempSync(`${memoryFolder}/ombak-`);
	process.env.TMPDIR = folder;
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
}

function isRoomy() {
	try {
		const { bavail, bsize } = statfsSync(memoryFolder);
		return Math.min(bavail * bsize, freemem()) / 2 ** 30 > roomyGigabytes;
	} catch {
		return false;
	}
}
