import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { mostPhotoBytes } from "./photo-limits";

export const photoRefusals = {
	"photo.not_a_photo": {
		status: 422,
		message: {
			id: "Berkas ini bukan foto JPEG, PNG, WebP, atau AVIF yang utuh.",
			en: "This file is not a valid JPEG, PNG, WebP or AVIF photo.",
		},
	},
	"photo.too_many_pixels": {
		status: 422,
		message: {
			id: "Fotonya terlalu besar. Perkecil dulu.",
			en: "The photo has too many pixels. Make it smaller first.",
		},
	},
	"photo.store_away": {
		status: 503,
		message: {
			id: "Foto sedang tidak bisa dibuka atau dikirim. Coba lagi sebentar lagi.",
			en: "Photos can't be shown or uploaded right now. Try again in a moment.",
		},
	},
} as const satisfies RefusalTable;

export const photoId = z.string().check(z.regex(/^[\w-]{22}$/));

/** A stored photo. */
export const photoSchema = z.object({ id: z.string(), width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photoSchema>;

export const uploadPhoto = endpoint({
	method: "POST",
	path: "/photos",
	summary:
		"Upload a photo as the body. It is re-encoded without metadata, and deleted after a day unless something uses it",
	access: "member",
	upload: mostPhotoBytes,
	status: 201,
	input: z.object({}),
	answer: photoSchema,
	refusals: photoRefusals,
});
