import { rm } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../../platform/settings.server";

/** Widths are rounded up to one of these; otherwise every requested width would be another file to generate. */
export const photoWidths = [320, 480, 640, 960, 1280, 1600] as const;
export const photoFormats = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

type Where = Pick<Settings, "DATA_DIR">;

/** A photo in one size and format, on this machine's disk. */
export const photoCopyFile = ({ DATA_DIR }: Where, id: string, width: number, format: PhotoFormat) =>
	path.resolve(DATA_DIR, "photos", "copies", `${id}-${width}.${format}`);

/** For a removed photo. Other machines notice within a day: see `servePhotos`. */
export async function removePhotoCopies(settings: Where, id: string) {
	for (const width of photoWidths)
		for (const format of photoFormats) await rm(photoCopyFile(settings, id, width, format), { force: true });
}
