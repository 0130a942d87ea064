import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { and, eq, ne } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { boundedQueue } from "../../platform/queues/bounded-queue.server";
import type { Settings } from "../../platform/settings.server";
import { encode, hasEncoder } from "./encoder.server";
import { filmStore } from "./film-store.server";
import { readFilm } from "./read-film.server";
import { qualitiesOf, writeStreamList } from "./stream-qualities";
import { videoFiles } from "./tables.server";

/** One at a time: each takes all that a machine can spare. */
const inTurn = boundedQueue(1, 10_000);

/** Makes a stream in several qualities of a film. Until it is ready, and if that fails, the film is played as it is. */
export const encodeFilm = defineJob({
	name: "encode-film",
	data: z.object({ id: z.string() }),
	retry: { tries: 2, delay: 60 },
	run: ({ db, settings }, { id }) =>
		inTurn(async () => {
			if (!(await hasEncoder(settings))) return moveStream(db, id, "none");
			if (!(await moveStream(db, id, "encoding"))) return;
			try {
				const qualities = await makeStream(settings, id);
				await moveStream(db, id, "ready", qualities);
			} catch (error) {
				await moveStream(db, id, "failed");
				throw error;
			}
		}).then(() => {}),
});

/** False if the film is gone, or has its stream. */
async function moveStream(
	db: Db,
	id: string,
	stream: typeof videoFiles.$inferSelect.stream,
	qualities: number[] = [],
) {
	const moved = await db
		.update(videoFiles)
		.set({ stream, qualities })
		.where(and(eq(videoFiles.id, id), ne(videoFiles.stream, "ready")))
		.returning({ id: videoFiles.id });
	return moved.length > 0;
}

async function makeStream(settings: Settings, id: string): Promise<number[]> {
	const store = filmStore(settings);
	const folder = await mkdtemp(path.join(await filmStore(settings).drafts(), "encoding-"));
	try {
		const film = path.join(folder, "film.mp4");
		const bytes = await store.read(`${id}.mp4`);
		if (!bytes) throw new Error(`The film ${id} is not in the store`);
		await pipeline(bytes, createWriteStream(film, { mode: 0o600 }));
		const facts = await readFilm(film);
		if (!facts) throw new Error(`The film ${id} cannot be read`);
		const qualities = qualitiesOf(facts);
		for (const quality of qualities) {
			const name = `${id}-${quality.height}p`;
			const list = path.join(folder, `${name}.m3u8`);
			await encode(settings, film, { list, hasSound: facts.hasSound, quality });
			await store.keep(`${name}.mp4`, path.join(folder, `${name}.mp4`));
			await store.keep(`${name}.m3u8`, list);
		}
		const stream = path.join(folder, `${id}-stream.m3u8`);
		await writeFile(stream, writeStreamList(id, qualities), { mode: 0o600 });
		await store.keep(`${id}-stream.m3u8`, stream);
		return qualities.map(({ height }) => height);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
