import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { type PhotoStore, photoStore } from "../app/photos/photo-store.server";
import type { Settings } from "../app/platform/settings.server";

/** Widths are rounded up to one of these; otherwise every requested width would be another file to generate. */
const widths = [320, 480, 640, 960, 1280, 1600];
const formats = ["avif", "webp", "jpeg"] as const;
type Format = (typeof formats)[number];
type Question = { Params: { id: string }; Querystring: { w?: string; format?: string } };

const qualities: Record<Format, number> = { avif: 52, webp: 76, jpeg: 80 };

/**
 * `/photo/<id>?w=640&format=avif`: an uploaded photo in the size and format of the slot that shows it.
 * Generated once and cached on this machine's disk; a process that lacks the copy regenerates it.
 */
export function servePhotos(app: FastifyInstance, settings: Settings) {
	const store = photoStore(settings);
	const copies = path.resolve(settings.DATA_DIR, "photos", "copies");
	app.get<Question>("/photo/:id", async (request, reply) => {
		const { id } = request.params;
		const format = formats.find((known) => known === (request.query.format ?? "jpeg"));
		const width = widths.find((known) => known >= Number(request.query.w ?? 1600)) ?? widths.at(-1)!;
		const photo =
			/^[\w-]{1,64}$/.test(id) && format ? await photoCopy(store, copies, id, width, format) : null;
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
	copies: string,
	id: string,
	width: number,
	format: Format,
): Promise<Buffer | null> {
	const copy = path.join(copies, `${id}-${width}.${format}`);
	const kept = await readFile(copy).catch(() => null);
	if (kept) return kept;
	const original = await store.get(id);
	if (!original) return null;
	const made = await sharp(original, { limitInputPixels: 50_000_000 })
		.rotate()
		.resize({ width, withoutEnlargement: true })
		.toFormat(format, { quality: qualities[format] })
		.toBuffer();
	await keep(copy, made);
	return made;
}

/** Written to a temporary file first, so a reader never sees a partial image. */
async function keep(file: string, content: Buffer) {
	const draft = `${file}.${process.pid}`;
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(draft, content);
	await rename(draft, file);
}
