import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type ReceivedPush = {
	path: string;
	payload: unknown;
	vapid: { isSigned: boolean; publicKey: string; claims: { aud: string; exp: number; sub: string } };
	headers: Record<string, unknown>;
};

/** Among the statuses: the line is cut instead of an answer. */
export const cut = 0;

/** What RFC 8030 makes every service take. */
const mostBytes = 4_096;
const aDay = 24 * 60 * 60;

/**
 * A local push service with fake browsers: refuses what the real ones refuse, and decrypts each push with the browser's own
 * key.
 */
export async function startPushService() {
	const received: ReceivedPush[] = [];
	const browsers = new Map<string, ReturnType<typeof makeKeys>>();
	const statuses: number[] = [];
	/** Why it refused, without being told to. */
	const refused: string[] = [];
	let requests = 0;
	const server = createServer(async (request, response) => {
		requests += 1;
		const path = request.url ?? "";
		const body = await buffer(request);
		const told = statuses.shift();
		if (told === cut) return void request.socket.destroy();
		const keys = browsers.get(path);
		const vapid = readVapid(request.headers.authorization ?? "");
		const [status, reason] = told ? [told] : judge(request.headers, body, vapid, keys !== undefined);
		if (reason) refused.push(`${status} ${reason}`);
		if (status === 201 && keys)
			received.push({
				path,
				payload: JSON.parse(decryptPush(body, keys)),
				vapid: vapid!,
				headers: request.headers,
			});
		response.writeHead(status, { location: "/elsewhere" }).end();
	});
	function judge(
		headers: IncomingHttpHeaders,
		body: Buffer,
		vapid: ReceivedPush["vapid"] | null,
		isKnown: boolean,
	): [number, string?] {
		if (!vapid?.isSigned) return [401, "not signed"];
		const { aud, exp, sub } = vapid.claims;
		const secondsLeft = exp - Date.now() / 1_000;
		if (aud !== `http://${host}` || secondsLeft <= 0 || secondsLeft > aDay + 5) return [403, "BadJwtToken"];
		// Apple refuses a contact that cannot exist.
		if (!/^(mailto:[^@]+@|https:\/\/)(?!localhost)/.test(sub)) return [403, "BadJwtToken"];
		if (!/^\d+$/.test(headers.ttl?.toString() ?? "")) return [400, "no TTL"];
		if (headers["content-encoding"] !== "aes128gcm") return [400, "another encoding"];
		if (body.length > mostBytes) return [413, `${body.length} bytes`];
		return isKnown ? [201] : [410, "unknown browser"];
	}
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		host,
		received,
		refused,
		/** Statuses of the next answers; after that it accepts everything. */
		statuses,
		requests: () => requests,
		subscribe() {
			const keys = makeKeys();
			const path = `/push/${randomBytes(12).toString("base64url")}`;
			browsers.set(path, keys);
			return {
				endpoint: `http://${host}${path}`,
				key: keys.ecdh.getPublicKey("base64url"),
				token: keys.secret.toString("base64url"),
			};
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

function makeKeys() {
	const ecdh = createECDH("prime256v1");
	ecdh.generateKeys();
	return { ecdh, secret: randomBytes(16) };
}

/** RFC 8291 over RFC 8188, one record. */
function decryptPush(body: Buffer, { ecdh, secret }: ReturnType<typeof makeKeys>): string {
	const salt = body.subarray(0, 16);
	const senderKey = body.subarray(21, 21 + body.readUInt8(20));
	const sealed = body.subarray(21 + senderKey.length);
	const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
	const material = expand(hmac(secret, ecdh.computeSecret(senderKey)), info, 32);
	const base = hmac(salt, material);
	const key = expand(base, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
	const nonce = expand(base, Buffer.from("Content-Encoding: nonce\0"), 12);
	const decipher = createDecipheriv("aes-128-gcm", key, nonce);
	decipher.setAuthTag(sealed.subarray(-16));
	const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
	const end = padded.lastIndexOf(2);
	return padded.subarray(0, end).toString("utf8");
}

const hmac = (key: Buffer, data: Buffer) => createHmac("sha256", key).update(data).digest();
const expand = (key: Buffer, info: Buffer, length: number) =>
	hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);

/** RFC 8292: `vapid t=<token>, k=<public key>`. */
function readVapid(authorization: string): ReceivedPush["vapid"] | null {
	if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/.test(authorization)) return null;
	const token = /t=([^,]+)/.exec(authorization)?.[1] ?? "";
	const publicKey = /k=(\S+)/.exec(authorization)?.[1] ?? "";
	const [head = "", claims = "", signature = ""] = token.split(".");
	const point = Buffer.from(publicKey, "base64url");
	const jwk = {
		kty: "EC",
		crv: "P-256",
		x: point.subarray(1, 33).toString("base64url"),
		y: point.subarray(33).toString("base64url"),
	};
	const isSigned = verify(
		"sha256",
		Buffer.from(`${head}.${claims}`),
		{ key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
		Buffer.from(signature, "base64url"),
	);
	return { isSigned, publicKey, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}
