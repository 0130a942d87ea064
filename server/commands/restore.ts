import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { counted } from "../../app/platform/lists/counted";
import { differencesOf, type Manifest } from "../backup/manifest";
import { restoreBackup } from "../backup/restore-backup";
import { writeBackup } from "../backup/write-backup";
import { siteOf, sizeOf } from "./backup";
import { calledAs } from "./called-as";
import { withServer } from "./with-database";

const usage = `${calledAs("restore")} FOLDER           into the configured database and photo store, both empty
${calledAs("restore")} --drill FOLDER   into a temporary PostgreSQL, and compares every row, photograph and film`;

export const run = (args: string[]) => {
	const isDrill = args[0] === "--drill";
	const [folder, ...rest] = isDrill ? args.slice(1) : args;
	if (!folder || folder.startsWith("-") || rest.length > 0) {
		console.log(usage);
		return 1;
	}
	return isDrill ? drill(path.resolve(folder)) : restore(path.resolve(folder));
};

const restore = (folder: string) =>
	withServer(async (url, settings) => {
		const manifest = await restoreBackup(siteOf(url, settings), folder);
		console.log(`Restored: ${sizeOf(manifest)}, of ${manifest.takenAt}.`);
		return 0;
	});

/** A backup of what was restored must equal the one it came from. */
async function drill(folder: string) {
	const scratch = await mkdtemp(path.join(tmpdir(), "ombak-drill-"));
	try {
		return await withServer(
			async (url, settings) => {
				const site = siteOf(url, settings);
				const taken = await restoreBackup(site, folder);
				const again = await writeBackup(site, path.join(scratch, "again"));
				return report(taken, again);
			},
			({ DATABASE_URL: _, ...settings }) => ({ ...settings, DATA_DIR: scratch, PHOTO_STORE: "folder" }),
		);
	} finally {
		await rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
	}
}

function report(taken: Manifest, again: Manifest) {
	for (const { name, rows, sha256 } of taken.tables) {
		const twin = again.tables.find((table) => table.name === name);
		const isEqual = twin?.sha256 === sha256;
		console.log(
			`${name.padEnd(44)}${String(rows).padStart(10)}${String(twin?.rows ?? "–").padStart(10)}  ${isEqual ? "equal" : "DIFFERS"}`,
		);
	}
	const differences = differencesOf(taken, again);
	for (const difference of differences) console.log(difference);
	console.log(
		differences.length === 0
			? `${sizeOf(taken)}: all equal.`
			: `${counted(differences.length, "difference", "differences")}.`,
	);
	return differences.length === 0 ? 0 : 1;
}
