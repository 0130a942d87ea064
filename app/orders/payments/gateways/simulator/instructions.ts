import { createHash } from "node:crypto";
import type { PaymentInstructions, PaymentRequest } from "../../gateway";
import { methodFacts } from "../../payment-methods";

/** The numbers and codes a real gateway would issue, derived from the reference so that they are stable. */
export function instructionsFor({ reference, method, amount }: PaymentRequest): PaymentInstructions {
	const digits = digitsOf(reference);
	switch (methodFacts[method].way) {
		case "qr":
			return { kind: "qr", payload: qrisPayload(reference, amount) };
		case "va":
			return { kind: "va", bank: method.slice(3), number: `8808${digits.slice(0, 12)}` };
		case "bill":
			return { kind: "va", bank: method.slice(3), billerCode: "70012", number: digits.slice(0, 12) };
		case "code":
			return { kind: "code", store: method, code: digits.slice(0, 16) };
		case "app":
		case "page":
			return { kind: methodFacts[method].way };
	}
}

const digitsOf = (text: string) =>
	[...createHash("sha256").update(text).digest()].map((byte) => byte % 10).join("");

/** A QR code that payment apps can read: EMVCo fields, each with its length, closed by a checksum. */
export function qrisPayload(reference: string, amount: number): string {
	const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, "0")}${value}`;
	const body = [
		field("00", "01"),
		field("01", "12"),
		field("26", field("00", "ID.CO.SIMULATOR.WWW") + field("01", digitsOf(reference).slice(0, 15))),
		field("52", "5941"),
		field("53", "360"),
		field("54", String(amount)),
		field("58", "ID"),
		field("59", "SIMULATOR"),
		field("60", "JAKARTA"),
		field("62", field("05", reference.slice(0, 25))),
	].join("");
	return `${body}6304${crc16(`${body}6304`)}`;
}

/** CRC-16/CCITT-FALSE, as EMVCo requires. */
function crc16(text: string) {
	let crc = 0xffff;
	for (const byte of Buffer.from(text)) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit++)
			crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
	}
	return crc.toString(16).toUpperCase().padStart(4, "0");
}
