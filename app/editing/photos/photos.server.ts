import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { defineJob } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import type { Photo } from "./contract";
import { drawAnew, type PhotoShape } from "./draw-anew.server";
import { removePhotoCopies } from "./photo-copies.server";
import { photoStore } from "./photo-store.server";
import { isInUse } from "./photo-uses.server";
import { photos } from "./tables.server";

const perMember: RateLimit = { name: "photo-member", points: 60, seconds: 60 * 60 };

/** Stores a member's upload until something uses it. */
export async function savePhoto(
	{ db, who, limits, settings, upload }: MemberContext,
	shape?: PhotoShape,
): Promise<Photo> {
	await limits.take(perMember, who.memberId);
	const { bytes, width, height } = await drawAnew(who.memberId, await upload!(), shape);
	const id = randomBytes(16).toString("base64url");
	// The row first: after a crash in between, the sweep deletes by row, while bytes without a row would stay for good.
	await db.insert(photos).values({ id, memberId: who.memberId, width, height });
	try {
		await photoStore(settings).put(id, bytes);
	} catch (error) {
		await db.delete(photos).where(eq(photos.id, id));
		throw error;
	}
	return { id, width, height };
}

/** In the order of the ids. Marks them as used; null unless all of them are this member's. */
export async function usePhotos(db: Db, memberId: string, ids: readonly string[]): Promise<Photo[] | null> {
	if (ids.length === 0) return [];
	await lockPhotos(db, ids);
	const used = await db
		.update(photos)
		.set({ isUsed: true })
		.where(and(inArray(photos.id, [...ids]), eq(photos.memberId, memberId)))
		.returning({ id: photos.id, width: photos.width, height: photos.height });
	const found = ids.map((id) => used.find((photo) => photo.id === id));
	return found.every((photo) => photo !== undefined) ? found : null;
}

export const listPhotos = (db: Db, ids: readonly string[]): Promise<Photo[]> =>
	db
		.select({ id: photos.id, width: photos.width, height: photos.height })
		.from(photos)
		.where(inArray(photos.id, [...ids]));

export async function hasPhoto(db: Db, id: string) {
	const found = await selectPhoto.run(db, { id });
	return found.length > 0;
}

const selectPhoto = statement((db: Db) =>
	db
		.select({ id: photos.id })
		.from(photos)
		.where(eq(photos.id, sql.placeholder("id"))),
);

/** Makes it the club's own: in use, and not deleted with the uploader's account. */
export const clubPhoto = (db: Db, id: string) =>
	db.update(photos).set({ isUsed: true, memberId: null }).where(eq(photos.id, id));

/**
 * Something has stopped using these. The next sweep deletes those that nothing else uses. Call it after the change: what
 * refers to a photo is read once the photo is locked, so whatever begins to use it at the same time is seen or waits.
 */
export async function releasePhotos(db: Db, ids: readonly string[]) {
	if (ids.length === 0) return;
	await lockPhotos(db, ids);
	await db
		.update(photos)
		.set({ isUsed: isInUse })
		.where(inArray(photos.id, [...ids]));
}

/** In the order of the ids, so that two changes of the same photos cannot deadlock. */
const lockPhotos = (db: Db, ids: readonly string[]) =>
	db
		.select({ id: photos.id })
		.from(photos)
		.where(inArray(photos.id, [...ids]))
		.orderBy(asc(photos.id))
		.for("update");

/** Deletes photos of forms that were never submitted. */
export const forgetPhotos = defineJob({
	name: "forget-photos",
	data: z.object({}),
	retry: { tries: 3, delay: 600 },
	every: "23 19 * * *",
	run: async ({ db, jobs }) => {
		await transaction(db, async (db) => {
			const gone = await db
				.delete(photos)
				.where(and(eq(photos.isUsed, false), lt(photos.createdAt, sql`now() - interval '1 day'`)))
				.returning({ id: photos.id });
			for (const { id } of gone) await jobs.send(db, removePhoto, { id });
		});
	},
});

/** Queued when its row is deleted, so that neither a crash nor an unavailable store leaves the bytes behind. */
export const removePhoto = defineJob({
	name: "remove-photo",
	data: z.object({ id: z.string() }),
	retry: { tries: 12, delay: 60 },
	run: async ({ settings }, { id }) => {
		await photoStore(settings).remove(id);
		await removePhotoCopies(settings, id);
	},
});
