import * as z from "zod";
import { photoRefusals } from "../../../editing/photos/contract";
import { mostPhotoBytes } from "../../../editing/photos/photo-limits";
import { endpoint } from "../../../platform/http/contract";

const changed = z.object({
	message: z.string(),
	/** URL of the photo; empty without one. */
	avatar: z.string(),
});

export const changeAvatar = endpoint({
	method: "POST",
	path: "/user/avatar",
	summary: "Upload a photo as the body. Its central square is re-encoded and becomes the member's avatar",
	access: "member",
	upload: mostPhotoBytes,
	input: z.object({}),
	answer: changed,
	refusals: photoRefusals,
});

export const removeAvatar = endpoint({
	method: "DELETE",
	path: "/user/avatar",
	summary: "Remove the avatar; the initials are shown again",
	access: "member",
	input: z.object({}),
	answer: changed,
});
