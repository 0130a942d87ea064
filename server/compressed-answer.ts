import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etagOf, isKnownTag } from "../app/platform/http/etag.server";

export type Encoding = "br" | "gzip" | "identity";
export type CompressedBody = { etag: string; bodies: Map<Encoding, Buffer> };
export type CompressedAnswer = CompressedBody & { headers: OutgoingHttpHeaders; tags: string[] };

/** In every encoding, or only the asker's: an answer that is not cached is compressed at most once. */
export async function compressBody(text: string, asker?: IncomingMessage): Promise<CompressedBody> {
	const identity = Buffer.from(text);
	const encodings = asker ? [acceptedEncoding(asker)] : (["br", "gzip"] as const);
	const bodies = new Map<Encoding, Buffer>([["identity", identity]]);
	for (const encoding of encodings) bodies.set(encoding, await compress[encoding](identity));
	return { etag: etagOf(identity), bodies };
}

export function sendCompressed(
	request: IncomingMessage,
	response: ServerResponse,
	status: number,
	answer: CompressedBody & { headers: OutgoingHttpHeaders },
) {
	const encoding = acceptedEncoding(request);
	const body = answer.bodies.get(encoding)!;
	const unchanged = status === 200 && isKnownTag(request.headers["if-none-match"], answer.etag);
	response.writeHead(unchanged ? 304 : status, {
		...answer.headers,
		etag: answer.etag,
		...(!unchanged && { "content-length": body.length }),
		...(encoding !== "identity" && !unchanged && { "content-encoding": encoding }),
	});
	response.end(unchanged || request.method === "HEAD" ? undefined : body);
}

export function acceptedEncoding({ headers }: IncomingMessage): Encoding {
	const accepted = String(headers["accept-encoding"] ?? "");
	return (["br", "gzip"] as const).find((encoding) => accepts[encoding].test(accepted)) ?? "identity";
}

/** Whole names only, and "br;q=0" rules Brotli out. */
const named = (encoding: string) =>
	new RegExp(String.raw`(?:^|,)\s*${encoding}\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))`, "i");
const accepts = { br: named("br"), gzip: named("gzip") };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	br: async (body) =>
		ofItsOwn(await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
	gzip: async (body) => ofItsOwn(await compressGzip(body)),
	identity: async (body) => body,
};

/** What zlib returns is a view into a buffer of at least 16 kB, which a cached answer would keep alive as a whole. */
function ofItsOwn(body: Buffer): Buffer {
	const own = Buffer.allocUnsafeSlow(body.length);
	body.copy(own);
	return own;
}
