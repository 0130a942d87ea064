import { ApiError, type ApiErrorBody, apiBase, tokenCookie } from "../../platform/http/call-api";
import { readCookie } from "../../platform/http/cookies";
import { shownLanguage } from "../../platform/words/language";
import { type Photo, uploadPhoto } from "./contract";
import { storedPhotoEdge } from "./photo-limits";

/** Uploading a photo takes a while on a mobile connection. */
const timeout = 60_000;

/** Uploads a photo, scaled down first: the server keeps no more anyway, and mobile connections are slow. */
export async function sendPhoto(file: File, endpoint: { path: string } = uploadPhoto): Promise<Photo> {
	const response = await fetch(`${apiBase}${endpoint.path}?lang=${shownLanguage()}`, {
		method: "POST",
		headers: { Accept: "application/json", Authorization: `Bearer ${readCookie(tokenCookie)}` },
		body: await shrink(file),
		signal: AbortSignal.timeout(timeout),
	}).catch(() => {
		throw new ApiError(0, { message: "offline" });
	});
	const body = await response.json().catch(() => ({}));
	if (!response.ok) throw new ApiError(response.status, body as ApiErrorBody);
	return body as Photo;
}

/** If the browser cannot, the file is sent as it is. */
async function shrink(file: File): Promise<Blob> {
	try {
		const picture = await createImageBitmap(file);
		const scale = Math.min(1, storedPhotoEdge / Math.max(picture.width, picture.height));
		if (scale === 1) return file;
		const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
	} catch {
		return file;
	}
}
