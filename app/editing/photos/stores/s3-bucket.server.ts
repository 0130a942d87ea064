import { AwsClient } from "aws4fetch";
import { PhotoStoreAway } from "../photo-store-away.server";

export type S3Place = {
	/** With the bucket in the path: "https://s3.ap-southeast-3.amazonaws.com/club-photos". */
	url: string;
	region: string;
	accessKey: string;
	secretKey: string;
};

type Question = {
	body?: BodyInit;
	headers?: Record<string, string>;
	/** Milliseconds until the answer begins. */
	patience?: number;
	/** The answer's body may take as long as whoever reads it. */
	isStreamed?: boolean;
};

/** Longer than a slow store needs, shorter than a caller waits. */
const mostMilliseconds = 10_000;

/** Signed calls to Amazon S3 or anything compatible: MinIO, R2, Spaces. An answer is fine, 404, or 416 to a range. */
export function s3Bucket({ url, region, accessKey, secretKey }: S3Place) {
	const client = new AwsClient({
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		service: "s3",
		region,
		retries: 2,
	});
	return async function ask(method: string, name: string, question: Question = {}): Promise<Response> {
		const { body, headers, patience = mostMilliseconds, isStreamed = false } = question;
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(), patience);
		const response = await client
			.fetch(`${url.replace(/\/$/, "")}/${name}`, {
				method,
				signal: late.signal,
				...(body && { body }),
				...(headers && { headers }),
			})
			.catch(silent)
			.finally(() => (isStreamed ? clearTimeout(timer) : timer.unref()));
		if (response.ok || response.status === 404 || response.status === 416) return response;
		// The response body is never logged: it repeats what was signed.
		await response.body?.cancel();
		const answered = `The photo store answered ${response.status} to ${method}`;
		throw response.status >= 500 || response.status === 429
			? new PhotoStoreAway(answered)
			: new Error(answered);
	};
}

/** For what it does not answer, or not to the end. */
export const silent = (cause: unknown) => {
	throw new PhotoStoreAway("The photo store does not answer", { cause });
};
