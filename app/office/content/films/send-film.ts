import { ApiError, type ApiErrorBody, apiBase, tokenCookie } from "../../../platform/http/call-api";
import { readCookie } from "../../../platform/http/cookies";
import { shownLanguage } from "../../../platform/words/language";
import { type StoredFilm, uploadFilm } from "../../../videos/files/contract";

type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a film. By XMLHttpRequest, since `fetch` does not tell how much has been sent. */
export function sendFilm(file: File, { signal, onProgress }: Options): Promise<StoredFilm> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("POST", `${apiBase}${uploadFilm.path}?lang=${shownLanguage()}`);
		request.setRequestHeader("Accept", "application/json");
		request.setRequestHeader("Authorization", `Bearer ${readCookie(tokenCookie)}`);
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => {
			const body: unknown = request.response ?? {};
			if (request.status < 300) resolve(body as StoredFilm);
			else reject(new ApiError(request.status, body as ApiErrorBody));
		};
		request.onerror = () => reject(new ApiError(0, { message: "offline" }));
		request.onabort = () => reject(new ApiError(0, { message: "cancelled" }));
		signal.addEventListener("abort", () => request.abort(), { once: true });
		request.send(file);
	});
}
