import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { and, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import type { Settings } from "../../platform/settings.server";
import { videos } from "../tables.server";
import { filmStore } from "./film-store.server";
import { namesOfFilm, streamHeights } from "./stream-qualities";
import { videoFiles } from "./tables.server";

/** Two questions, so that each is answered for all files at once. */
const isUnused = sql`
	not exists (select from ${videos} shown where shown.source_ref = '/film/' || ${videoFiles.id} || '.mp4')
	and not exists (
		select from ${videos} shown, jsonb_array_elements(shown.captions) track
		where track.value ->> 'src' = '/film/' || ${videoFiles.id} || '.vtt')`;

/** Deletes films and captions that no video has: of forms that were never saved, replaced, or of deleted videos. */
export const forgetVideoFiles = defineJob({
	name: "forget-video-files",
	data: z.object({}),
	retry: { tries: 3, delay: 600 },
	every: "41 19 * * *",
	run: async ({ db, jobs, settings }) => {
		await transaction(db, async (db) => {
			const gone = await db
				.delete(videoFiles)
				// What is saved with a video meanwhile is needed again, and stays.
				.where(and(lt(videoFiles.neededAt, sql`now() - interval '1 day'`), isUnused))
				.returning({ id: videoFiles.id, kind: videoFiles.kind });
			await jobs.sendAll(db, removeVideoFile, gone);
		});
		await forgetDrafts(settings);
	},
});

/** Queued when its row is deleted, so that neither a crash nor an unavailable store leaves the bytes behind. */
export const removeVideoFile = defineJob({
	name: "remove-video-file",
	data: z.object({ id: z.string(), kind: z.enum(["film", "captions"]) }),
	retry: { tries: 12, delay: 60 },
	run: async ({ settings }, { id, kind }) => {
		// Every quality that there may be: one whose encoding failed is not in its row.
		const names = kind === "film" ? namesOfFilm(id, streamHeights) : [`${id}.vtt`];
		for (const name of names) await filmStore(settings).remove(name);
	},
});

const longestDraft = 24 * 60 * 60 * 1_000;

/** What a killed process was receiving or encoding. */
async function forgetDrafts(settings: Settings) {
	const folder = await filmStore(settings).drafts();
	for (const name of await readdir(folder)) {
		const draft = path.join(folder, name);
		const facts = await stat(draft).catch(() => null);
		if (facts && Date.now() - facts.mtimeMs > longestDraft) await rm(draft, { recursive: true, force: true });
	}
}
