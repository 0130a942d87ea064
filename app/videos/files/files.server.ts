import { randomBytes } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import { PhotoStoreAway } from "../../editing/photos/photo-store-away.server";
import { recordAudit } from "../../members/staff/audit.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import { parseCues } from "../cues";
import { findCaptionsFault } from "./check-captions";
import { clearNotes } from "./clear-notes.server";
import { filmRefusals, type StoredFilm } from "./contract";
import { encodeFilm } from "./encode-film.server";
import { hasEncoder } from "./encoder.server";
import { captionsPath, filmPath, readFilmPath } from "./film-path";
import { filmStore } from "./film-store.server";
import { readFilm } from "./read-film.server";
import { qualitiesOf } from "./stream-qualities";
import { type VideoFile, videoFiles } from "./tables.server";

const perMember: RateLimit = { name: "film-member", points: 60, seconds: 60 * 60 };
/** The embedded database may be on the same disk, and stops when it is full. */
const roomToLeave = 200_000_000;
/** What every browser plays. */
const playable = ["avc1", "avc3", "av01", "vp09"];

type FilmSettings = CallContext["settings"];
export const mostBytesOf = ({ FILM_MB }: FilmSettings) => FILM_MB * 1_000_000;

export async function saveFilm(context: MemberContext): Promise<StoredFilm> {
	const { db, who, jobs, settings } = context;
	await context.limits.take(perMember, who.memberId);
	const id = newFileId();
	const draft = path.join(await filmStore(settings).drafts(), id);
	try {
		const bytes = await receiveFilm(context, draft);
		const film = await readFilm(draft);
		if (!film) throw refuse(filmRefusals, "film.not_a_film");
		if (!playable.includes(film.codec)) throw refuse(filmRefusals, "film.unplayable");
		await clearNotes(draft);
		const stream =
			qualitiesOf(film).length > 0 && (await hasEncoder(settings)) ? ("waiting" as const) : ("none" as const);
		const row = { id, kind: "film" as const, bytes, seconds: film.seconds, stream };
		await storeFile(context, row, `${id}.mp4`, draft);
		return await transaction(db, async (db) => {
			if (stream === "waiting") await jobs.send(db, encodeFilm, { id });
			return readStoredFilm(db, id);
		});
	} catch (error) {
		throw asFilmRefusal(error);
	} finally {
		await rm(draft, { force: true });
	}
}

async function receiveFilm({ settings, uploadTo }: MemberContext, draft: string) {
	const allowed = mostBytesOf(settings);
	const { bavail, bsize } = await statfs(path.dirname(draft));
	const room = Math.max(0, bavail * bsize - roomToLeave);
	return uploadTo!(draft, {
		most: Math.min(allowed, room),
		tooLarge: room < allowed ? refuse(filmRefusals, "film.disk_full") : tooLarge(settings),
	});
}

const tooLarge = ({ FILM_MB }: FilmSettings) =>
	refuseSaying(filmRefusals, "film.too_large", {
		id: `Filmnya terlalu besar. Paling besar ${FILM_MB} MB.`,
		en: `The film is too large. The limit is ${FILM_MB} MB.`,
	});

export async function saveCaptions(context: MemberContext) {
	await context.limits.take(perMember, context.who.memberId);
	const bytes = await context.upload!();
	const text = readUtf8(bytes);
	const fault = text === null ? notText : findCaptionsFault(text);
	if (text === null || fault) throw refuseSaying(filmRefusals, "film.not_captions", fault ?? notText);
	const id = newFileId();
	const draft = path.join(await filmStore(context.settings).drafts(), id);
	try {
		await writeFile(draft, bytes, { mode: 0o600 });
		await storeFile(context, { id, kind: "captions", bytes: bytes.length }, `${id}.vtt`, draft);
	} catch (error) {
		throw asFilmRefusal(error);
	} finally {
		await rm(draft, { force: true });
	}
	return { path: captionsPath(id), cues: parseCues(text).length };
}

/** The row first: after a crash in between, the sweep deletes by row, while a file without a row would stay for good. */
async function storeFile(
	{ db, who, settings }: MemberContext,
	row: typeof videoFiles.$inferInsert,
	name: string,
	draft: string,
) {
	await transaction(db, async (db) => {
		await db.insert(videoFiles).values(row);
		await recordAudit(db, {
			by: who.memberId,
			action: "videos.upload",
			subject: `film/${row.id}`,
			after: { kind: row.kind, bytes: row.bytes, seconds: row.seconds },
		});
	});
	try {
		await filmStore(settings).keep(name, draft);
	} catch (error) {
		await db.delete(videoFiles).where(eq(videoFiles.id, row.id));
		throw error;
	}
}

export async function readStoredFilm(db: Db, id: string): Promise<StoredFilm> {
	const [row] = await db
		.select()
		.from(videoFiles)
		.where(and(eq(videoFiles.id, id), eq(videoFiles.kind, "film")));
	if (!row) throw refuse(filmRefusals, "film.unknown");
	return toStoredFilm(row);
}

export async function encodeFilmAgain(context: MemberContext, id: string): Promise<StoredFilm> {
	const { who, jobs } = context;
	return transaction(context.db, async (db) => {
		await readStoredFilm(db, id);
		const [row] = await db
			.update(videoFiles)
			.set({ stream: "waiting" })
			.where(and(eq(videoFiles.id, id), eq(videoFiles.stream, "failed")))
			.returning();
		if (!row) throw refuse(filmRefusals, "film.not_failed");
		await jobs.send(db, encodeFilm, { id });
		await recordAudit(db, { by: who.memberId, action: "videos.encode", subject: `film/${id}` });
		return toStoredFilm(row);
	});
}

/**
 * The films and captions behind these paths, or null for each that is no longer there. In a transaction: they are not swept
 * before it ends, nor on the day after it.
 */
export async function needFiles(db: Db, paths: readonly string[]): Promise<Map<string, VideoFile>> {
	const ids = paths.flatMap((path) => readFilmPath(path, "mp4") ?? readFilmPath(path, "vtt") ?? []);
	if (ids.length === 0) return new Map();
	const rows = await db
		.update(videoFiles)
		.set({ neededAt: sql`now()` })
		.where(inArray(videoFiles.id, ids))
		.returning();
	return new Map(rows.map((row) => [row.kind === "film" ? filmPath(row.id) : captionsPath(row.id), row]));
}

export const isFileKnown = (db: Db, id: string) =>
	db.$count(videoFiles, eq(videoFiles.id, id)).then((count) => count > 0);

const toStoredFilm = ({ id, bytes, seconds, stream }: VideoFile): StoredFilm => ({
	id,
	path: filmPath(id),
	bytes,
	seconds: seconds!,
	stream,
});

const newFileId = () => randomBytes(16).toString("base64url");

function asFilmRefusal(error: unknown): unknown {
	const { code } = (error ?? {}) as { code?: unknown };
	if (code === "ENOSPC" || code === "EDQUOT") return refuse(filmRefusals, "film.disk_full");
	return error instanceof PhotoStoreAway ? refuse(filmRefusals, "film.store_away", 5) : error;
}

const notText = { id: "Berkas ini bukan teks UTF-8.", en: "This file is not UTF-8 text." };

function readUtf8(bytes: Buffer): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
