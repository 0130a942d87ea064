import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PhotoStore } from "../photo-store.server";

/** A folder shared by all processes: on one machine, or on a network drive. No other user of the machine may read it. */
export function folderStore(folder: string): PhotoStore {
	const fileOf = (id: string) => path.join(folder, id);
	return {
		put: async (id, bytes) => {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			// Under a temporary name first, so that a reader never sees half of it.
			const draft = `${fileOf(id)}.${process.pid}`;
			await writeFile(draft, bytes, { mode: 0o600 });
			await rename(draft, fileOf(id));
		},
		get: (id) => readFile(fileOf(id)).catch(() => null),
		remove: (id) => rm(fileOf(id), { force: true }),
	};
}
