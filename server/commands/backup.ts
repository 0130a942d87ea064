import path from "node:path";
import { photoStore } from "../../app/editing/photos/photo-store.server";
import { counted } from "../../app/platform/lists/counted";
import type { Settings } from "../../app/platform/settings.server";
import { filmStore } from "../../app/videos/files/film-store.server";
import type { Manifest } from "../backup/manifest";
import { readKeep, refuseUnlessDated, thinBackups } from "../backup/thin-backups";
import { type Site, writeBackup } from "../backup/write-backup";
import { calledAs } from "./called-as";
import { withServer } from "./with-database";

const command = calledAs("backup");
const usage = `${command} FOLDER                     copies database, photographs and films into a new folder, while the site runs
${command} --keep=7,4,12 FOLDER       also removes older ones beside it: of the last 7 days, 4 weeks and 12 months
                                        the newest stay. FOLDER is named by its day, such as /backup/2026-11-20

It contains members' personal data and ticket keys: encrypt it, and keep a copy off this machine.`;

export const run = (args: string[]) => {
	const option = args[0]?.startsWith("--keep=") ? args[0].slice("--keep=".length) : null;
	const [folder, ...rest] = option === null ? args : args.slice(1);
	if (!folder || folder.startsWith("-") || rest.length > 0) {
		console.log(usage);
		return 1;
	}
	const place = path.resolve(folder);
	return withServer(async (url, settings) => {
		const keep = option === null ? null : readKeep(option);
		if (keep) refuseUnlessDated(place);
		const manifest = await writeBackup(siteOf(url, settings), place);
		console.log(`${place}: ${sizeOf(manifest)}.`);
		const gone = keep ? await thinBackups(place, keep) : [];
		if (gone.length > 0) console.log(`Removed: ${gone.join(", ")}.`);
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
