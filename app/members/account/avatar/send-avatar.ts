import type { ApiErrorBody } from "../../../platform/http/call-api";
import { ApiError, apiBase, tokenCookie } from "../../../platform/http/call-api";
import { readCookie } from "../../../platform/http/cookies";
import { shownLanguage } from "../../../platform/words/language";
import { changeAvatar } from "./avatar-contract";

/** Uploading a photo takes a while on a mobile connection. */
const timeout = 60_000;

/** Uses XMLHttpRequest, since `fetch` reports no upload progress. `onProgress` gets a share of 0 to 1. */
export function sendAvatar(photo: Blob, onProgress: (share: number) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(changeAvatar.method, `${apiBase}${changeAvatar.path}?lang=${shownLanguage()}`);
		request.timeout = timeout;
		request.responseType = "json";
		request.setRequestHeader("Accept", "application/json");
		request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
		request.setRequestHeader("Authorization", `Bearer ${readCookie(tokenCookie)}`);
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => {
			const { status } = request;
			if (status >= 200 && status < 300) resolve();
			else reject(new ApiError(status, (request.response ?? {}) as ApiErrorBody));
		};
		request.onerror = () => reject(new ApiError(0, { message: "offline" }));
		request.ontimeout = () => reject(new ApiError(0, { message: "timeout" }));
		request.send(photo);
	});
}
