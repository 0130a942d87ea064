import path from "node:path";
import { photoStore } from "../../app/editing/photos/photo-store.server";
import { counted } from "../../app/platform/lists/counted";
import type { Settings } from "../../app/platform/settings.server";
import { filmStore } from "../../app/videos/files/film-store.server";
import type { Manifest } from "../backup/manifest";
import { type Site, writeBackup } from "../backup/write-backup";
import { calledAs } from "./called-as";
import { withServer } from "./with-database";

const usage = `${calledAs("backup")} FOLDER   copies database, photographs and films into a new folder, while the site runs

It contains members' personal data and ticket keys: encrypt it, and keep a copy off this machine.`;

export const run = ([folder, ...rest]: string[]) => {
	if (!folder || rest.length > 0) {
		console.log(usage);
		return 1;
	}
	return withServer(async (url, settings) => {
		const manifest = await writeBackup(siteOf(url, settings), path.resolve(folder));
		console.log(`${path.resolve(folder)}: ${sizeOf(manifest)}.`);
		return 0;
	});
};

export const siteOf = (url: string, settings: Settings): Site => ({
	url,
	photos: photoStore(settings),
	films: filmStore(settings),
});

export function sizeOf({ tables, photos, films }: Manifest) {
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	return `${tables.length} tables with ${counted(rows, "row", "rows")}, ${counted(photos.length, "photograph", "photographs")}, ${counted(films.length, "film file", "film files")}`;
}
