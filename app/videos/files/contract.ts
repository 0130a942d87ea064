import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { streamStates } from "./film-path";

export const filmRefusals = {
	"film.not_a_film": {
		status: 422,
		message: {
			id: "Berkas ini bukan film MP4 yang utuh.",
			en: "This file is not a complete MP4 film.",
		},
	},
	"film.unplayable": {
		status: 422,
		message: {
			id: "Tidak semua browser bisa memutar film ini. Simpan dulu sebagai MP4 dengan H.264.",
			en: "Not every browser can play this film. Save it as MP4 with H.264 first.",
		},
	},
	"film.too_large": {
		status: 413,
		message: { id: "Filmnya terlalu besar.", en: "The film is too large." },
	},
	"film.disk_full": {
		status: 507,
		message: {
			id: "Penyimpanan di server penuh, jadi filmnya tidak tersimpan. Kabari pengelola situs.",
			en: "The server's disk is full, so the film was not stored. Tell whoever runs the site.",
		},
	},
	"film.store_away": {
		status: 503,
		message: {
			id: "Film sedang tidak bisa diputar atau disimpan. Coba lagi sebentar lagi.",
			en: "Films can't be played or stored right now. Try again in a moment.",
		},
	},
	"film.not_captions": {
		status: 422,
		message: { id: "Berkas ini bukan subtitle WebVTT.", en: "This file is not a WebVTT caption file." },
	},
	"film.unknown": {
		status: 404,
		message: { id: "Film ini sudah tidak ada.", en: "This film no longer exists." },
	},
	"film.not_failed": {
		status: 409,
		message: {
			id: "Tidak ada yang perlu diulang untuk film ini.",
			en: "There is nothing to try again for this film.",
		},
	},
} as const satisfies RefusalTable;

const access = { staff: "editor" } as const;
/** What an installation may allow at most; `FILM_MB` says what it does allow. */
const mostFilmBytes = 4_000_000_000;
export const mostCaptionsBytes = 500_000;

const filmSchema = z.object({
	id: z.string(),
	/** What a video has as its `sourceRef`. */
	path: z.string(),
	bytes: z.int(),
	/** The film's real length. */
	seconds: z.int(),
	stream: z.enum(streamStates),
});
export type StoredFilm = z.infer<typeof filmSchema>;

const fileId = z.string().check(z.regex(/^[\w-]{22}$/));

export const uploadFilm = endpoint({
	method: "POST",
	path: "/staff/films",
	summary: "Upload an MP4 film as the body. It is deleted after a day unless a video has it",
	access,
	upload: mostFilmBytes,
	isOnDisk: true,
	status: 201,
	input: z.object({}),
	answer: filmSchema,
	refusals: filmRefusals,
});

export const filmRules = endpoint({
	method: "GET",
	path: "/staff/films",
	summary: "How large a film may be, in bytes",
	access,
	input: z.object({}),
	answer: z.object({ mostBytes: z.int() }),
});

export const filmDetail = endpoint({
	method: "GET",
	path: "/staff/films/:id",
	summary: "An uploaded film, and how far its stream is",
	access,
	input: z.object({ id: fileId }),
	answer: filmSchema,
	refusals: filmRefusals,
});

export const encodeAgain = endpoint({
	method: "POST",
	path: "/staff/films/:id/stream",
	summary: "Encode a film's stream again, after it failed",
	access,
	input: z.object({ id: fileId }),
	answer: filmSchema,
	refusals: filmRefusals,
});

export const uploadCaptions = endpoint({
	method: "POST",
	path: "/staff/captions",
	summary: "Upload a WebVTT file as the body. It is deleted after a day unless a video has it",
	access,
	upload: mostCaptionsBytes,
	status: 201,
	input: z.object({}),
	answer: z.object({ path: z.string(), cues: z.int() }),
	refusals: filmRefusals,
});
