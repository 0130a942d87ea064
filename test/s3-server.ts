import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const s3Keys = {
	accessKey: "AKIAOMBAKTEST",
	secretKey: "rahasia-gudang-foto-1987",
	region: "ap-southeast-3",
};

/** A store that speaks the S3 calls we use, and verifies every signature (AWS Signature Version 4) by itself. */
export async function startS3Server(bucket = "club-photos") {
	const objects = new Map<string, Buffer>();
	const asked: string[] = [];
	/** The next calls get this status instead. */
	const faults: number[] = [];
	/** Calls are answered once it is settled. */
	const ready = { when: Promise.resolve() };
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on("data", (part) => parts.push(part));
		request.on("end", async () => {
			const body = Buffer.concat(parts);
			asked.push(`${request.method} ${request.url}`);
			await ready.when;
			const fault = faults.shift();
			if (fault) return response.writeHead(fault).end("<Error><Code>SlowDown</Code></Error>");
			if (!isSigned(request, body))
				return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
			const path = new URL(request.url!, "http://s3").pathname;
			if (!path.startsWith(`/${bucket}/`))
				return response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
			if (request.method === "PUT") {
				// As S3 does: whoever sends a stream has to say how long it is.
				if (!request.headers["content-length"]) return response.writeHead(411).end();
				objects.set(path, body);
				return response.writeHead(200).end();
			}
			if (request.method === "DELETE") {
				objects.delete(path);
				return response.writeHead(204).end();
			}
			const object = objects.get(path);
			if (!object) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
			const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
			if (from === undefined)
				return response
					.writeHead(200, { "content-type": "image/webp", "content-length": object.length })
					.end(object);
			if (Number(from) >= object.length)
				return response.writeHead(416, { "content-range": `bytes */${object.length}` }).end("<Error/>");
			const part = object.subarray(Number(from), to ? Number(to) + 1 : undefined);
			const range = `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`;
			return response.writeHead(206, { "content-range": range, "content-length": part.length }).end(part);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/${bucket}`,
		objects,
		asked,
		faults,
		ready,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

const hash = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const sign = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();

function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
	const given =
		/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
			headers.authorization ?? "",
		);
	if (!given) return false;
	const [, accessKey, day, region, names, signature] = given as unknown as [
		string,
		string,
		string,
		string,
		string,
		string,
	];
	const bodyHash = String(headers["x-amz-content-sha256"]);
	if (accessKey !== s3Keys.accessKey || region !== s3Keys.region) return false;
	if (bodyHash !== "UNSIGNED-PAYLOAD" && bodyHash !== hash(body)) return false;
	const { pathname, search } = new URL(url!, "http://s3");
	const canonical = [
		method,
		pathname,
		search.slice(1),
		...names.split(";").map((name) => `${name}:${headers[name]}`),
		"",
		names,
		bodyHash,
	].join("\n");
	const text = [
		"AWS4-HMAC-SHA256",
		headers["x-amz-date"],
		`${day}/${region}/s3/aws4_request`,
		hash(canonical),
	].join("\n");
	const key = ["s3", "aws4_request"].reduce(sign, sign(sign(`AWS4${s3Keys.secretKey}`, day), region));
	return timingSafeEqual(sign(key, text), Buffer.from(signature, "hex"));
}
