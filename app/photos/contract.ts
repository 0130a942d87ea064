import * as z from "zod";
import { endpoint } from "../platform/contract";
import type { RefusalTable } from "../platform/refusal";
import { mostPhotoBytes } from "./photo-limits";

export const photoRefusals = {
	"photo.not_a_photo": {
		status: 422,
		message: {
			id: "Berkas ini bukan foto JPEG, PNG, WebP, atau AVIF yang utuh.",
			en: "This file is not an intact JPEG, PNG, WebP or AVIF photograph.",
		},
	},
	"photo.too_many_pixels": {
		status: 422,
		message: {
			id: "Fotonya terlalu besar. Perkecil dulu.",
			en: "The photograph has too many pixels. Shrink it first.",
		},
	},
} as const satisfies RefusalTable;

export const photoId = z.string().check(z.regex(/^[\w-]{22}$/));

/** A photograph as it is kept. */
export const photoSchema = z.object({ id: z.string(), width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photoSchema>;

export const uploadPhoto = endpoint({
	method: "POST",
	path: "/photos",
	summary:
		"Send a photograph as the body. It is drawn anew, without what the camera wrote into it, and forgotten after a day unless something shows it",
	access: "member",
	upload: mostPhotoBytes,
	status: 201,
	input: z.object({}),
	answer: photoSchema,
	refusals: photoRefusals,
});
