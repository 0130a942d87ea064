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
} from "../app/editing/photos/photo-copies.server";
import { mostPhotoPixels } from "../app/editing/photos/photo-limits";
import { photoStore } from "../app/editing/photos/photo-store.server";
import { hasPhoto } from "../app/editing/photos/photos.server";
import type { Db } from "../app/platform/data/database.server";
import { clientGone } from "../app/platform/http/client-gone.server";
import { boundedQueue } from "../app/platform/queues/bounded-queue.server";
import { singleFlight } from "../app/platform/queues/single-flight.server";
import type { Settings } from "../app/platform/settings.server";

type Question = { Params: { id: string }; Querystring: { w?: string; format?: string } };

const qualities: Record<PhotoFormat, number> = { avif: 52, webp: 76, jpeg: 80 };

/** A large AVIF takes a second of CPU: two at once leave room for pages. */
const madeAtOnce = 2;
/** Waiting for a slow store costs no CPU, and only whoever wants a photo that was not shown before. */
const fetchedAtOnce = 8;
const longestQueue = 60;

/**
 * `/photo/<id>?w=640&format=avif`: an uploaded photo in the size and format of the slot that shows it.
 * Generated once and cached on this machine's disk; a process that lacks the copy regenerates it.
 */
export function servePhotos(app: FastifyInstance, settings: Settings, db: Db) {
	const store = photoStore(settings);
	const makeInTurn = boundedQueue(madeAtOnce, longestQueue);
	const fetchInTurn = boundedQueue(fetchedAtOnce, longestQueue);
	const makeOnce = singleFlight<Buffer | null>();

	async function findCopy(copy: Copy, gone: AbortSignal): Promise<Buffer | null> {
		const kept = await readKept(copy.file);
		if (kept?.isFresh) return kept.bytes;
		// Any id can be made up: the store is asked only for those that there are.
		const made = (await hasPhoto(db, copy.id))
			? await makeOnce(copy.file, (signal) => makeCopy(copy, signal), gone)
			: null;
		if (kept && !made) await removePhotoCopies(settings, copy.id);
		return made;
	}

	async function makeCopy({ id, width, format, file }: Copy, signal: AbortSignal): Promise<Buffer | null> {
		const original = await fetchInTurn(() => store.get(id), signal);
		if (!original) return null;
		const make = () =>
			sharp(original, { limitInputPixels: mostPhotoPixels })
				.rotate()
				.resize({ width, withoutEnlargement: true })
				.toFormat(format, { quality: qualities[format] })
				.toBuffer();
		const made = await makeInTurn(make, signal);
		await keep(file, made).catch((error) => app.log.error({ err: error }, "photo copy not kept"));
		return made;
	}

	app.get<Question>("/photo/:id", async (request, reply) => {
		const { id } = request.params;
		const format = photoFormats.find((known) => known === (request.query.format ?? "jpeg"));
		const width =
			photoWidths.find((known) => known >= Number(request.query.w ?? 1600)) ?? photoWidths.at(-1)!;
		const photo =
			/^[\w-]{1,64}$/.test(id) && format
				? await findCopy(
						{ id, width, format, file: photoCopyFile(settings, id, width, format) },
						clientGone(request.raw),
					)
				: null;
		if (!photo)
			return reply.code(404).send({ error: "no_such_photo", message: "There is no such photograph." });
		return reply
			.type(`image/${format}`)
			.header("cache-control", "public, max-age=31536000, immutable")
			.send(photo);
	});
}

type Copy = { id: string; width: number; format: PhotoFormat; file: string };

/** After a day the store is asked again, since a photo may have been removed by another machine's process. */
const freshMilliseconds = 24 * 60 * 60 * 1_000;

async function readKept(file: string) {
	try {
		const { mtimeMs } = await stat(file);
		return { bytes: await readFile(file), isFresh: Date.now() - mtimeMs < freshMilliseconds };
	} catch {
		return null;
	}
}

/** Written to a temporary file first, so a reader never sees a partial image. Only one at a time makes each copy. */
async function keep(file: string, content: Buffer) {
	const draft = `${file}.${process.pid}`;
	await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
	await writeFile(draft, content, { mode: 0o600 });
	await rename(draft, file);
}
