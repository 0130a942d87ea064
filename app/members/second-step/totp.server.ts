import { createHmac } from "node:crypto";

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, half a minute. */
const stepSeconds = 30;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export const stepAt = (seconds: number) => Math.floor(seconds / stepSeconds);

export function codeOf(secret: Buffer, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const digest = createHmac("sha1", secret).update(counter).digest();
	const offset = (digest.at(-1) ?? 0) & 0xf;
	return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** The step a code belongs to; clocks may differ by one. Null for a wrong code. */
export function findStep(secret: Buffer, code: string, now: number): number | null {
	const around = [0, -1, 1].map((difference) => stepAt(now) + difference);
	return around.find((step) => codeOf(secret, step) === code) ?? null;
}

/** What a QR code tells an authenticator app. */
export function keyAddress(secret: Buffer, issuer: string, account: string): string {
	const query = new URLSearchParams({ secret: base32(secret), issuer });
	// Some apps show a plus sign where a space was meant.
	return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll("+", "%20")}`;
}

export function base32(bytes: Buffer): string {
	const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	return (bits.match(/.{1,5}/g) ?? [])
		.map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
		.join("");
}
