import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../platform/settings.server";

/** Where photographs are kept, by id. Every process of the site must reach the same one. */
export type PhotoStore = {
	put(id: string, bytes: Buffer): Promise<void>;
	/** Null where there is none. */
	get(id: string): Promise<Buffer | null>;
	/** What is gone already is fine. */
	remove(id: string): Promise<void>;
};

export const photoStore = ({ DATA_DIR }: Pick<Settings, "DATA_DIR">): PhotoStore =>
	folderStore(path.resolve(DATA_DIR, "photos"));

function folderStore(folder: string): PhotoStore {
	const fileOf = (id: string) => path.join(folder, id);
	return {
		put: async (id, bytes) => {
			await mkdir(folder, { recursive: true });
			// Under another name first, so that a reader never sees half of it.
			const draft = `${fileOf(id)}.${process.pid}`;
			await writeFile(draft, bytes);
			await rename(draft, fileOf(id));
		},
		get: (id) => readFile(fileOf(id)).catch(() => null),
		remove: (id) => rm(fileOf(id), { force: true }),
	};
}
