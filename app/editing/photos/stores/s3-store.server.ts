import type { PhotoStore } from "../photo-store.server";
import { type S3Place, s3Bucket, silent } from "./s3-bucket.server";

/** Writes are atomic: readers never see half an object. */
export function s3Store(place: S3Place): PhotoStore {
	const ask = s3Bucket(place);
	return {
		put: async (id, bytes) => {
			const headers = { "content-type": "image/webp" };
			const { ok, status } = await ask("PUT", `photos/${id}`, { body: new Uint8Array(bytes), headers });
			if (!ok) throw new Error(`The photo store answered ${status} to PUT: does the bucket exist?`);
		},
		get: async (id) => {
			const response = await ask("GET", `photos/${id}`);
			if (response.ok) return Buffer.from(await response.arrayBuffer().catch(silent));
			await response.body?.cancel();
			return null;
		},
		remove: async (id) => {
			await (await ask("DELETE", `photos/${id}`)).body?.cancel();
		},
	};
}
