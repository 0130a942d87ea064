import * as z from "zod";
import { photoRefusals } from "../../photos/contract";
import { mostPhotoBytes } from "../../photos/photo-limits";
import { endpoint } from "../../platform/contract";

const changed = z.object({
	message: z.string(),
	/** URL of the photo; empty without one. */
	avatar: z.string(),
});

export const changeAvatar = endpoint({
	method: "POST",
	path: "/user/avatar",
	summary: "Send a photograph as the body. The square in its middle becomes the member's avatar, drawn anew",
	access: "member",
	upload: mostPhotoBytes,
	input: z.object({}),
	answer: changed,
	refusals: photoRefusals,
});

export const removeAvatar = endpoint({
	method: "DELETE",
	path: "/user/avatar",
	summary: "Go back to the initials",
	access: "member",
	input: z.object({}),
	answer: changed,
});
