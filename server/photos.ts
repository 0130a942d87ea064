import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import {
	type PhotoFormat,
	photoCopyFile,
	photoFormats,
	photoWidths,
	removePhotoCopies,
} from "../app/photos/photo-copies.server";
import { type PhotoStore, photoStore } from "../app/photos/photo-store.server";
import type { Settings } from "../app/platform/settings.server";

type Question = { Params: { id: string }; Querystring: { w?: string; format?: string } };

const qualities: Record<PhotoFormat, number> = { avif: 52, webp: 76, jpeg: 80 };

/**
 * `/photo/<id>?w=640&format=avif`: an uploaded photo in the size and format of the slot that shows it.
 * Generated once and cached on this machine's disk; a process that lacks the copy regenerates it.
 */
export function servePhotos(app: FastifyInstance, settings: Settings) {
	const store = photoStore(settings);
	app.get<Question>("/photo/:id", async (request, reply) => {
		const { id } = request.params;
		const format = photoFormats.find((known) => known === (request.query.format ?? "jpeg"));
		const width =
			photoWidths.find((known) => known >= Number(request.query.w ?? 1600)) ?? photoWidths.at(-1)!;
		const photo =
			/^[\w-]{1,64}$/.test(id) && format ? await photoCopy(store, settings, id, width, format) : null;
		if (!photo)
			return reply.code(404).send({ error: "no_such_photo", message: "There is no such photograph." });
		return reply
			.type(`image/${format}`)
			.header("cache-control", "public, max-age=31536000, immutable")
			.send(photo);
	});
}

async function photoCopy(
	store: PhotoStore,
	settings: Settings,
	id: string,
	width: number,
	format: PhotoFormat,
): Promise<Buffer | null> {
	const copy = photoCopyFile(settings, id, width, format);
	const kept = (await isFresh(copy)) ? await readFile(copy).catch(() => null) : null;
	if (kept) return kept;
	const original = await store.get(id);
	if (!original) {
		await removePhotoCopies(settings, id);
		return null;
	}
	const made = await sharp(original, { limitInputPixels: 50_000_000 })
		.rotate()
		.resize({ width, withoutEnlargement: true })
		.toFormat(format, { quality: qualities[format] })
		.toBuffer();
	await keep(copy, made);
	return made;
}

/** After a day the store is asked again, since a photo may have been removed by another machine's process. */
const isFresh = (copy: string) =>
	stat(copy).then(
		({ mtimeMs }) => Date.now() - mtimeMs < 24 * 60 * 60 * 1_000,
		() => false,
	);

/** Written to a temporary file first, so a reader never sees a partial image. */
async function keep(file: string, content: Buffer) {
	const draft = `${file}.${process.pid}`;
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(draft, content);
	await rename(draft, file);
}
