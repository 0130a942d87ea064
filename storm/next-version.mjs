import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "../chaos/site.mjs";
import { root } from "../scripts/setup.mjs";

/**
 * The build as a later version: with one more migration, and by default one that older code may run with. `main` is a build
 * without its guards, perhaps.
 */
export function nextVersion(main, statement, { runsWithOlder = true } = {}) {
	const folder = newFolder();
	const migrations = path.join(folder, "db/migrations");
	for (const part of ["build/server", "db/migrations", "package.json"])
		cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
	for (const part of ["build/client", "node_modules"])
		symlinkSync(path.join(root, part), path.join(folder, part));
	const own = path.join(folder, "build/server/main.js");
	cpSync(path.join(root, main), own);
	const journalFile = path.join(migrations, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(journalFile, "utf8"));
	const last = journal.entries.at(-1);
	const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `${last.idx + 1}_next_version` };
	journal.entries.push(next);
	writeFileSync(journalFile, JSON.stringify(journal));
	const first = runsWithOlder ? `-- runs with: ${last.tag}\n` : "";
	writeFileSync(path.join(migrations, `${next.tag}.sql`), `${first}${statement};\n`);
	return { main: own, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
