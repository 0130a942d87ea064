import { AwsClient } from "aws4fetch";
import type { PhotoStore } from "../photo-store.server";
import { PhotoStoreAway } from "../photo-store-away.server";

export type S3Place = {
	/** With the bucket in the path: "https://s3.ap-southeast-3.amazonaws.com/club-photos". */
	url: string;
	region: string;
	accessKey: string;
	secretKey: string;
};

/** Longer than a slow store needs, shorter than a caller waits. */
const mostMilliseconds = 10_000;

/** Amazon S3 or anything compatible: MinIO, R2, Spaces. Writes are atomic: readers never see half an object. */
export function s3Store({ url, region, accessKey, secretKey }: S3Place): PhotoStore {
	const client = new AwsClient({
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		service: "s3",
		region,
		retries: 2,
	});
	const silent = (cause: unknown) => {
		throw new PhotoStoreAway("The photo store does not answer", { cause });
	};
	const ask = async (method: string, id: string, body?: Buffer): Promise<Response> => {
		const response = await client
			.fetch(`${url.replace(/\/$/, "")}/photos/${id}`, {
				method,
				signal: AbortSignal.timeout(mostMilliseconds),
				...(body && { body: new Uint8Array(body), headers: { "content-type": "image/webp" } }),
			})
			.catch(silent);
		if (response.ok || response.status === 404) return response;
		// The response body is never logged: it repeats what was signed.
		await response.body?.cancel();
		const answered = `The photo store answered ${response.status} to ${method}`;
		throw response.status >= 500 || response.status === 429
			? new PhotoStoreAway(answered)
			: new Error(answered);
	};
	return {
		put: async (id, bytes) => {
			const { ok, status } = await ask("PUT", id, bytes);
			if (!ok) throw new Error(`The photo store answered ${status} to PUT: does the bucket exist?`);
		},
		get: async (id) => {
			const response = await ask("GET", id);
			if (response.ok) return Buffer.from(await response.arrayBuffer().catch(silent));
			await response.body?.cancel();
			return null;
		},
		remove: async (id) => {
			await (await ask("DELETE", id)).body?.cancel();
		},
	};
}
