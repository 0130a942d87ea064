import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { BackupFault, manifestFile } from "./manifest";

/** How many days, weeks and months keep their newest backup. */
export type Keep = { days: number; weeks: number; months: number };

const dated = /^\d{4}-\d\d-\d\d$/;

/** "7,4,12" */
export function readKeep(text: string): Keep {
	const [days, weeks, months, ...rest] = text.split(",").map(Number);
	const isKeep = [days, weeks, months].every((count) => Number.isInteger(count) && Number(count) >= 0);
	if (!isKeep || rest.length > 0 || !days)
		throw new BackupFault(`--keep=${text}: days, weeks and months, such as --keep=7,4,12; at least one day.`);
	return { days, weeks: weeks!, months: months! };
}

/** Those to remove of backups named by their day: the newest of each of the last days, weeks and months that have any stay. */
export function backupsToRemove(names: readonly string[], { days, weeks, months }: Keep): string[] {
	const newestFirst = names
		.filter((name) => dated.test(name))
		.toSorted()
		.reverse();
	const kept = new Set<string>();
	const keepNewest = (count: number, periodOf: (day: string) => string) => {
		const seen = new Set<string>();
		for (const name of newestFirst) {
			const period = periodOf(name);
			if (seen.has(period)) continue;
			if (seen.size === count) return;
			seen.add(period);
			kept.add(name);
		}
	};
	keepNewest(days, (day) => day);
	keepNewest(weeks, mondayOf);
	keepNewest(months, (day) => day.slice(0, 7));
	return newestFirst.filter((name) => !kept.has(name)).reverse();
}

function mondayOf(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
	return date.toISOString().slice(0, 10);
}

/** Beside a backup that is complete, and named by its day. What is not one of ours, or not complete, is nobody's to remove. */
export async function thinBackups(folder: string, keep: Keep): Promise<string[]> {
	const beside = path.dirname(folder);
	const names = [];
	for (const name of await readdir(beside))
		if (dated.test(name) && (await isComplete(path.join(beside, name)))) names.push(name);
	const gone = backupsToRemove(names, keep);
	for (const name of gone) await rm(path.join(beside, name), { recursive: true });
	return gone;
}

/** Named by its day, as `thinBackups` finds it again. */
export function refuseUnlessDated(folder: string) {
	if (!dated.test(path.basename(folder)))
		throw new BackupFault(`${folder}: with --keep, the folder is named by its day, such as 2026-11-20.`);
}

const isComplete = (folder: string) =>
	stat(manifestFile(folder)).then(
		(found) => found.isFile(),
		() => false,
	);
