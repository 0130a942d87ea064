import { randomInt } from "node:crypto";
import fc from "fast-check";
import QRCode from "qrcode";
import { describe, expect, it } from "vitest";
import { drawTicketNumber, readTicketNumber } from "../ticket-number";
import { decodeBase45, encodeBase45 } from "./base45";
import { readTicketCode, signTicketCode, verifyTicketCode } from "./ticket-code";

const newPair = async () =>
	(await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
const pair = await newPair();
const findKey = async (keyId: number) => (keyId === 7 ? pair.publicKey : null);
const sign = (number = drawTicketNumber()) => signTicketCode({ keyId: 7, number }, pair.privateKey);

describe("a ticket's code", () => {
	it("is verified back to its ticket", async () => {
		const number = drawTicketNumber();
		expect(await verifyTicketCode(await sign(number), findKey)).toEqual({ keyId: 7, number });
	});

	it("fits a QR of 37 modules with the ordinary error correction", async () => {
		const { version, segments } = QRCode.create(await sign(), { errorCorrectionLevel: "M" }) as unknown as {
			version: number;
			segments: { mode: { id: string } }[];
		};
		expect([version, segments.map(({ mode }) => mode.id)]).toEqual([5, ["Alphanumeric"]]);
	});

	it("is accepted in none of 10,000 altered forms", async () => {
		const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
		const codes = await Promise.all(Array.from({ length: 50 }, () => sign()));
		const alter = [
			(code: string) => {
				const at = randomInt(code.length);
				const other = [...signs].filter((sign) => sign !== code[at]);
				return code.slice(0, at) + other[randomInt(other.length)] + code.slice(at + 1);
			},
			(code: string) => code.slice(0, randomInt(code.length)),
			(code: string) => code + signs[randomInt(signs.length)],
			(code: string) => ` ${code}`,
			(code: string) => code.toLowerCase(),
			// Head of one ticket, signature of another.
			(code: string) => code.slice(0, 15) + codes.find((one) => one !== code)!.slice(15),
			(code: string) => {
				const bytes = decodeBase45(code)!;
				bytes[randomInt(bytes.length)]! ^= 1 << randomInt(8);
				return encodeBase45(bytes);
			},
			// Careless libraries accept Ed25519 signatures with S + L.
			(code: string) => {
				const bytes = decodeBase45(code)!;
				addOrder(bytes.subarray(bytes.length - 32));
				return encodeBase45(bytes);
			},
		];
		const altered = Array.from({ length: 10_000 }, (_, round) =>
			alter[round % alter.length]!(codes[round % codes.length]!),
		);
		expect(altered.filter((code) => codes.includes(code))).toEqual([]);
		const verified = await Promise.all(altered.map((code) => verifyTicketCode(code, findKey)));
		expect(verified.filter((ticket) => ticket !== null)).toEqual([]);
	});

	it("of another event's key, an unknown key or another club is refused", async () => {
		const stranger = await newPair();
		const number = drawTicketNumber();
		const forged = await signTicketCode({ keyId: 7, number }, stranger.privateKey);
		const unknown = await signTicketCode({ keyId: 8, number }, pair.privateKey);
		expect(await verifyTicketCode(forged, findKey)).toBeNull();
		expect(await verifyTicketCode(unknown, findKey)).toBeNull();
	});

	it("of any other kind is no ticket code", () => {
		fc.assert(fc.property(fc.string(), (text) => readTicketCode(text) === null));
		expect(readTicketCode("https://example.com/")).toBeNull();
	});
});

it("base45 keeps every byte, and no two texts mean the same", () => {
	expect(encodeBase45(new TextEncoder().encode("ietf!"))).toBe("QED8WEX0");
	fc.assert(
		fc.property(fc.uint8Array(), (bytes) => {
			expect([...decodeBase45(encodeBase45(bytes))!]).toEqual([...bytes]);
		}),
	);
	expect([decodeBase45(":::"), decodeBase45("::"), decodeBase45("A"), decodeBase45("é00")]).toEqual([
		null,
		null,
		null,
		null,
	]);
});

it("a ticket's number is found however it is typed", () => {
	const number = "9F3K1702";
	expect(readTicketNumber(" 9f3k-i7O2 ")).toBe(number);
	expect(readTicketNumber("9F3K 17U2")).toBeNull();
	expect(readTicketNumber("9F3K")).toBeNull();
});

/** Adds the group's order to a little-endian scalar. */
function addOrder(scalar: Uint8Array) {
	let order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;
	let carry = 0;
	for (let at = 0; at < scalar.length; at++) {
		const sum = scalar[at]! + Number(order & 0xffn) + carry;
		scalar[at] = sum & 0xff;
		carry = sum >> 8;
		order >>= 8n;
	}
}
