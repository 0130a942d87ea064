import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PhotoStore } from "../photo-store.server";
import { PhotoStoreAway } from "../photo-store-away.server";

/** A folder shared by all processes: on one machine, or on a network drive. No other user of the machine may read it. */
export function folderStore(folder: string): PhotoStore {
	const fileOf = (id: string) => path.join(folder, id);
	return {
		put: async (id, bytes) => {
			// Under a temporary name first, so that a reader never sees half of it.
			const draft = `${fileOf(id)}.${randomUUID()}`;
			try {
				await mkdir(folder, { recursive: true, mode: 0o700 });
				await writeFile(draft, bytes, { mode: 0o600 });
				await rename(draft, fileOf(id));
			} catch (error) {
				await rm(draft, { force: true }).catch(() => {});
				throw away(error);
			}
		},
		// A folder that cannot be read is not an empty one.
		get: (id) =>
			readFile(fileOf(id)).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOENT") return null;
				throw away(error);
			}),
		remove: (id) =>
			rm(fileOf(id), { force: true }).catch((error) => {
				throw away(error);
			}),
	};
}

const away = (cause: unknown) => new PhotoStoreAway("The photo folder cannot be used", { cause });
