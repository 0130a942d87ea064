import { mkdir } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { s3PlaceOf } from "../app/editing/photos/photo-store.server";
import { PhotoStoreAway } from "../app/editing/photos/photo-store-away.server";
import { s3Bucket } from "../app/editing/photos/stores/s3-bucket.server";
import type { Db } from "../app/platform/data/database.server";
import { refuse } from "../app/platform/http/refusal";
import type { Settings } from "../app/platform/settings.server";
import { filmRefusals } from "../app/videos/files/contract";
import { isFileKnown } from "../app/videos/files/files.server";
import { filmFolder, filmType } from "../app/videos/files/film-store.server";

type Question = FastifyRequest<{ Params: { name: string } }>;

/** `/film/<id>.mp4`: an uploaded film, its stream or captions, in ranges. Under one name there is always the same. */
export const serveFilms = (app: FastifyInstance, settings: Settings, db: Db) =>
	app.register(async (door) => {
		const send =
			settings.PHOTO_STORE === "s3" ? sendFromBucket(settings, db) : await sendFromFolder(door, settings);
		door.setNotFoundHandler((_request, reply) => noSuchFilm(reply));
		door.get("/film/:name", async (request: Question, reply) => {
			const id = /^([\w-]{22})(-\w+)?[.](mp4|vtt|m3u8)$/.exec(request.params.name)?.[1];
			return id ? send(request, reply, id) : noSuchFilm(reply);
		});
	});

const cacheControl = "public, max-age=31536000, immutable";

const noSuchFilm = (reply: FastifyReply) =>
	reply
		.code(404)
		.type("application/json; charset=utf-8")
		.send({ error: "no_such_film", message: "There is no such film." });

/** As the site's own films are, in `public/media`. */
async function sendFromFolder(door: FastifyInstance, settings: Settings) {
	// It warns of a folder that is not there yet. If it cannot be made, the first upload says so.
	await mkdir(filmFolder(settings), { recursive: true, mode: 0o700 }).catch(() => {});
	await door.register(fastifyStatic, {
		root: filmFolder(settings),
		serve: false,
		maxAge: "365d",
		immutable: true,
	});
	return async ({ params: { name } }: Question, reply: FastifyReply) => {
		reply.type(filmType(name));
		return reply.sendFile(name);
	};
}

const passedOn = ["content-length", "content-range", "etag", "last-modified"];

function sendFromBucket(settings: Settings, db: Db) {
	const ask = s3Bucket(s3PlaceOf(settings));
	return async ({ params: { name }, headers: { range } }: Question, reply: FastifyReply, id: string) => {
		// Any id can be made up: the store is asked only for those that there are.
		if (!(await isFileKnown(db, id))) return noSuchFilm(reply);
		const response = await ask("GET", `films/${name}`, {
			isStreamed: true,
			...(range && { headers: { range } }),
		}).catch((error) => {
			throw error instanceof PhotoStoreAway ? refuse(filmRefusals, "film.store_away", 5) : error;
		});
		if (response.status === 404 || !response.body) {
			await response.body?.cancel();
			return noSuchFilm(reply);
		}
		for (const header of passedOn) {
			const value = response.headers.get(header);
			if (value) reply.header(header, value);
		}
		return reply
			.code(response.status)
			.type(filmType(name))
			.header("accept-ranges", "bytes")
			.header("cache-control", response.ok ? cacheControl : "no-store")
			.send(Readable.fromWeb(response.body as ReadableStream));
	};
}
