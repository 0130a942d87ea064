import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { photoId, photoRefusals, photoSchema } from "../photos/contract";
import { mostPhotoBytes } from "../photos/photo-limits";

export const libraryRefusals = {
	"picture.unknown": {
		status: 404,
		message: { id: "Gambar ini tidak ada di pustaka.", en: "This picture is not in the library." },
	},
	"picture.shown": {
		status: 409,
		message: {
			id: "Gambar ini masih dipakai, jadi tidak dihapus.",
			en: "This picture is in use, so it was not deleted.",
		},
	},
} as const satisfies RefusalTable;

const access = { staff: ["editor", "seller"] } as const;
export const picturesPerPage = 40;

const pictureSchema = z.object({ ...photoSchema.shape, name: z.string(), at: z.string() });
export type LibraryPicture = z.infer<typeof pictureSchema>;

export const addPicture = endpoint({
	method: "POST",
	path: "/staff/media",
	summary: "Upload a picture as the body. It is re-encoded without metadata and stored in the library",
	access,
	upload: mostPhotoBytes,
	status: 201,
	input: z.object({}),
	answer: photoSchema,
	refusals: photoRefusals,
});

export const pictureList = endpoint({
	method: "GET",
	path: "/staff/media",
	summary: "The club's pictures, searched by name, newest first",
	access,
	input: z.object({
		q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
		/** `next` of the previous page. */
		after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
	}),
	answer: z.object({ pictures: z.array(pictureSchema), next: z.nullable(z.int()) }),
});

/** For `content`, the id is that in office URLs: "videos/gol-semalam". */
export const pictureKinds = ["article", "draft", "content", "product", "event"] as const;

export const pictureDetail = endpoint({
	method: "GET",
	path: "/staff/media/:id",
	summary: "One picture and everything that uses it",
	access,
	input: z.object({ id: photoId }),
	answer: z.object({
		picture: pictureSchema,
		/** The id is the one in office URLs: an article's id, a product's slug. */
		uses: z.array(z.object({ kind: z.enum(pictureKinds), id: z.string(), title: z.string() })),
	}),
	refusals: libraryRefusals,
});

export const namePicture = endpoint({
	method: "PATCH",
	path: "/staff/media/:id",
	summary: "Name a picture, so that it can be found",
	access,
	input: z.object({ id: photoId, name: z.string().check(z.trim(), z.maxLength(120)) }),
	answer: pictureSchema,
	refusals: libraryRefusals,
});

export const deletePicture = endpoint({
	method: "DELETE",
	path: "/staff/media/:id",
	summary: "Delete an unused picture",
	access,
	input: z.object({ id: photoId }),
	answer: z.object({}),
	refusals: libraryRefusals,
});
