import { openAsBlob } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { type StoreSettings, s3PlaceOf } from "../../editing/photos/photo-store.server";
import { s3Bucket } from "../../editing/photos/stores/s3-bucket.server";

/** Where uploaded films are, by name: where photographs are, beside them. Nothing of them is held in memory. */
export type FilmStore = {
	/** A folder for files that are not complete yet. */
	drafts(): Promise<string>;
	/** Moves a file there. Readers never see half of it. */
	keep(name: string, file: string): Promise<void>;
	/** Null if there is none. */
	read(name: string): Promise<Readable | null>;
	/** Idempotent. */
	remove(name: string): Promise<void>;
};

export const filmStore = (settings: StoreSettings): FilmStore =>
	settings.PHOTO_STORE === "s3" ? bucketOfFilms(settings) : folderOfFilms(settings);

type Where = Pick<StoreSettings, "DATA_DIR">;
export const filmFolder = ({ DATA_DIR }: Where) => path.resolve(DATA_DIR, "films");

/** On the same disk. */
async function draftFolder(settings: Where) {
	const folder = path.join(filmFolder(settings), "drafts");
	await mkdir(folder, { recursive: true, mode: 0o700 });
	return folder;
}

function folderOfFilms(settings: Where): FilmStore {
	const fileOf = (name: string) => path.join(filmFolder(settings), name);
	return {
		drafts: () => draftFolder(settings),
		keep: async (name, file) => {
			await mkdir(filmFolder(settings), { recursive: true, mode: 0o700 });
			await rename(file, fileOf(name));
		},
		read: async (name) => {
			const handle = await open(fileOf(name)).catch(() => null);
			return handle?.createReadStream() ?? null;
		},
		remove: (name) => rm(fileOf(name), { force: true }),
	};
}

/** A film of some gigabytes over a slow line. */
const longestSending = 60 * 60 * 1_000;

function bucketOfFilms(settings: StoreSettings): FilmStore {
	const ask = s3Bucket(s3PlaceOf(settings));
	return {
		drafts: () => draftFolder(settings),
		keep: async (name, file) => {
			const headers = { "content-type": filmType(name) };
			const body = await openAsBlob(file);
			const { ok, status } = await ask("PUT", `films/${name}`, { body, headers, patience: longestSending });
			if (!ok) throw new Error(`The film store answered ${status} to PUT: does the bucket exist?`);
			await rm(file, { force: true });
		},
		read: async (name) => {
			const response = await ask("GET", `films/${name}`, { isStreamed: true });
			if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream);
			await response.body?.cancel();
			return null;
		},
		remove: async (name) => {
			await (await ask("DELETE", `films/${name}`)).body?.cancel();
		},
	};
}

const types: Record<string, string> = {
	".mp4": "video/mp4",
	".vtt": "text/vtt; charset=utf-8",
	".m3u8": "application/vnd.apple.mpegurl",
};
export const filmType = (name: string) => types[path.extname(name)] ?? "application/octet-stream";
