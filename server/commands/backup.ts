import path from "node:path";
import { photoStore } from "../../app/editing/photos/photo-store.server";
import { counted } from "../../app/platform/lists/counted";
import type { Manifest } from "../backup/manifest";
import { writeBackup } from "../backup/write-backup";
import { calledAs } from "./called-as";
import { withServer } from "./with-database";

const usage = `${calledAs("backup")} FOLDER   copies database and photographs into a new folder, while the site runs

It contains members' personal data and ticket keys: encrypt it, and keep a copy off this machine.`;

export const run = ([folder, ...rest]: string[]) => {
	if (!folder || rest.length > 0) {
		console.log(usage);
		return 1;
	}
	return withServer(async (url, settings) => {
		const manifest = await writeBackup(url, photoStore(settings), path.resolve(folder));
		console.log(`${path.resolve(folder)}: ${sizeOf(manifest)}.`);
		return 0;
	});
};

export function sizeOf({ tables, photos }: Manifest) {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return `${tables.length} tables with ${counted(rows, "row", "rows")}, ${counted(photos.length, "photograph", "photographs")}`;
}
