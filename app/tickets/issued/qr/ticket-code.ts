import { bytesOfNumber, numberOfBytes, ticketNumberBytes } from "../ticket-number";
import { decodeBase45, encodeBase45 } from "./base45";

/**
 * What a ticket's QR contains: version, key id and ticket number, signed with the event's Ed25519 key. 74 bytes are 111
 * characters of base45, which a QR of 37 × 37 modules holds in its alphanumeric mode. WebCrypto does the signing, so that
 * server and gates run the same code, and a gate needs the public key only.
 */
export type TicketCode = { keyId: number; number: string };

const version = 1;
const headBytes = 1 + 4 + ticketNumberBytes;
const codeBytes = headBytes + 64;
/** Signed with the rest, so that the key's signatures are good for nothing else. */
const purpose = new TextEncoder().encode("ombak ticket ");

export async function signTicketCode({ keyId, number }: TicketCode, privateKey: CryptoKey): Promise<string> {
	const code = new Uint8Array(codeBytes);
	const view = new DataView(code.buffer);
	view.setUint8(0, version);
	view.setUint32(1, keyId);
	code.set(bytesOfNumber(number), 5);
	const signature = await crypto.subtle.sign("Ed25519", privateKey, signedPart(code));
	code.set(new Uint8Array(signature), headBytes);
	return encodeBase45(code);
}

/** The ticket a code was signed for, or null for anything else. Whether that ticket is still valid is another question. */
export async function verifyTicketCode(
	text: string,
	findKey: (keyId: number) => Promise<CryptoKey | null>,
): Promise<TicketCode | null> {
	const code = readTicketCode(text);
	const key = code && (await findKey(code.keyId));
	if (!key) return null;
	const bytes = decodeBase45(text)!;
	const isSigned = await crypto.subtle.verify("Ed25519", key, bytes.subarray(headBytes), signedPart(bytes));
	return isSigned ? code : null;
}

/** What a code claims, unverified: which key to ask for. Null if it is no ticket code at all. */
export function readTicketCode(text: string): TicketCode | null {
	const bytes = decodeBase45(text);
	if (bytes?.length !== codeBytes || bytes[0] !== version) return null;
	const keyId = new DataView(bytes.buffer).getUint32(1);
	return { keyId, number: numberOfBytes(bytes.subarray(5, headBytes)) };
}

/** The code as a word of an address; base45 has slashes and spaces. */
export const pathOfCode = (text: string): string =>
	btoa(String.fromCharCode(...decodeBase45(text)!))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");

export function codeOfPath(word: string): string | null {
	try {
		const signs = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
		return encodeBase45(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)));
	} catch {
		return null;
	}
}

export const importPublicKey = (raw: Uint8Array<ArrayBuffer>) =>
	crypto.subtle.importKey("raw", raw, "Ed25519", true, ["verify"]);

function signedPart(code: Uint8Array): Uint8Array<ArrayBuffer> {
	const signed = new Uint8Array(purpose.length + headBytes);
	signed.set(purpose);
	signed.set(code.subarray(0, headBytes), purpose.length);
	return signed;
}
