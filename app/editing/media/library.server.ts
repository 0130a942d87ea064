import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { escapeLike } from "../../platform/lists/list-words.server";
import { clubPhoto, listPhotos, releasePhotos, savePhoto } from "../photos/photos.server";
import {
	type LibraryPicture,
	libraryRefusals,
	type namePicture,
	type pictureDetail,
	type pictureList,
	picturesPerPage,
} from "./contract";
import { listPictureUses } from "./picture-uses.server";
import { libraryPictures } from "./tables.server";

export async function addToLibrary(context: MemberContext) {
	const photo = await savePhoto(context);
	await transaction(context.db, async (db) => {
		await clubPhoto(db, photo.id);
		await db.insert(libraryPictures).values({ photoId: photo.id });
		await recordAudit(db, {
			by: context.who.memberId,
			action: "media.add",
			subject: `picture/${photo.id}`,
			after: { width: photo.width, height: photo.height },
		});
	});
	return photo;
}

export async function listLibrary(
	db: Db,
	{ q, after }: ParsedInputOf<typeof pictureList>,
): Promise<AnswerOf<typeof pictureList>> {
	const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, 6);
	const rows = await db
		.select()
		.from(libraryPictures)
		.where(and(...words.map((word) => sql`${libraryPictures.name} ilike ${`%${escapeLike(word)}%`}`)))
		.orderBy(desc(libraryPictures.createdAt), libraryPictures.photoId)
		.limit(picturesPerPage + 1)
		.offset(after);
	return {
		pictures: await toPictures(db, rows.slice(0, picturesPerPage)),
		next: rows.length > picturesPerPage ? after + picturesPerPage : null,
	};
}

export async function describePicture(db: Db, id: string): Promise<AnswerOf<typeof pictureDetail>> {
	const [row] = await db.select().from(libraryPictures).where(eq(libraryPictures.photoId, id));
	if (!row) throw refuse(libraryRefusals, "picture.unknown");
	return { picture: (await toPictures(db, [row]))[0]!, uses: await listPictureUses(db, id) };
}

export async function renamePicture(
	{ db, who }: MemberContext,
	{ id, name }: ParsedInputOf<typeof namePicture>,
): Promise<LibraryPicture> {
	return transaction(db, async (db) => {
		const before = await lockPicture(db, id);
		const [row] = await db
			.update(libraryPictures)
			.set({ name })
			.where(eq(libraryPictures.photoId, id))
			.returning();
		await recordAudit(db, {
			by: who.memberId,
			action: "media.name",
			subject: `picture/${id}`,
			before: { name: before.name },
			after: { name },
		});
		return (await toPictures(db, [row!]))[0]!;
	});
}

/** The next sweep deletes the file itself. */
export async function removePicture({ db, who }: MemberContext, id: string) {
	await transaction(db, async (db) => {
		const { name } = await lockPicture(db, id);
		if ((await listPictureUses(db, id)).length > 0) throw refuse(libraryRefusals, "picture.shown");
		await db.delete(libraryPictures).where(eq(libraryPictures.photoId, id));
		await releasePhotos(db, [id]);
		await recordAudit(db, {
			by: who.memberId,
			action: "media.delete",
			subject: `picture/${id}`,
			before: { name },
		});
	});
	return {};
}

/** Photos anywhere in some content that are not in the library. Static files ("/media/…") need not be. */
export async function findMissingPictures(db: Db, content: unknown): Promise<string[]> {
	const ids = [...new Set(photosIn(content))].filter((id) => !id.startsWith("/"));
	if (ids.length === 0) return [];
	const known = await db
		.select({ id: libraryPictures.photoId })
		.from(libraryPictures)
		.where(inArray(libraryPictures.photoId, ids))
		// In a transaction: nobody can delete them until it ends.
		.for("share");
	return ids.filter((id) => !known.some((one) => one.id === id));
}

async function lockPicture(db: Db, id: string) {
	const [row] = await db.select().from(libraryPictures).where(eq(libraryPictures.photoId, id)).for("update");
	if (!row) throw refuse(libraryRefusals, "picture.unknown");
	return row;
}

async function toPictures(db: Db, rows: (typeof libraryPictures.$inferSelect)[]): Promise<LibraryPicture[]> {
	const sizes = new Map(
		(
			await listPhotos(
				db,
				rows.map(({ photoId }) => photoId),
			)
		).map((photo) => [photo.id, photo]),
	);
	return rows.map(({ photoId, name, createdAt }) => ({
		...sizes.get(photoId)!,
		name,
		at: createdAt.toISOString(),
	}));
}

function photosIn(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	const { photo } = value as { photo?: unknown };
	return [...(typeof photo === "string" ? [photo] : []), ...Object.values(value).flatMap(photosIn)];
}
