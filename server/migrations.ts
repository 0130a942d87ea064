import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

export type Migration = {
	tag: string;
	/** When it was generated, which is what versions are compared by. */
	when: number;
	hash: string;
	statements: string[];
	/** Indexes that are built while the table is written. */
	isConcurrent: boolean;
	/** The newest migration of the oldest code that may run on its tables. Null for the tables of the first release. */
	runsWith: number | null;
};
type Entry = { idx: number; when: number; tag: string };

/** The tables of the first release, which everything later continues. */
export const baseline = 11;

export async function readMigrations(folder: string): Promise<Migration[]> {
	const journal = await readJournal(folder);
	return Promise.all(
		journal.map(async (entry) => {
			const text = await readFile(path.join(folder, `${entry.tag}.sql`), "utf8");
			return {
				tag: entry.tag,
				when: entry.when,
				hash: createHash("sha256").update(text).digest("hex"),
				statements: text.split("--> statement-breakpoint").filter((statement) => statement.trim()),
				isConcurrent: /^\s*(create|drop)\s+(unique\s+)?index\s+concurrently\b/im.test(text),
				runsWith: entry.idx > baseline ? runsWithOf(text, entry, journal) : null,
			};
		}),
	);
}

/** `-- runs with: 0012_what_changed` says that code whose newest migration is that one may still run; without it none may. */
function runsWithOf(text: string, { tag, when }: Entry, journal: Entry[]): number {
	const [, named] = /^-- runs with: (\S+)$/m.exec(text) ?? [];
	if (!named) return when;
	const found = journal.find((entry) => entry.tag === named && entry.when <= when);
	if (!found) throw new Error(`${tag}.sql names a migration that does not come before it: ${named}`);
	return found.when;
}

export async function readJournal(folder: string): Promise<Entry[]> {
	return JSON.parse(await readFile(path.join(folder, "meta", "_journal.json"), "utf8")).entries;
}
