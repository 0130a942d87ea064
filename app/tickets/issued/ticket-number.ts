/** Crockford's alphabet: nothing in it can be mistaken for something else when it is read out or typed. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;
export const ticketNumberBytes = 5;

/** A ticket's number as printed below its QR: 40 random bits as eight characters. */
export const drawTicketNumber = (): string =>
	numberOfBytes(crypto.getRandomValues(new Uint8Array(ticketNumberBytes)));

export function numberOfBytes(bytes: Uint8Array): string {
	let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
	let text = "";
	for (let at = 0; at < length; at++) {
		text = alphabet[Number(value % 32n)] + text;
		value /= 32n;
	}
	return text;
}

export function bytesOfNumber(number: string): Uint8Array<ArrayBuffer> {
	let value = [...number].reduce((sum, sign) => sum * 32n + BigInt(alphabet.indexOf(sign)), 0n);
	const bytes = new Uint8Array(ticketNumberBytes);
	for (let at = ticketNumberBytes - 1; at >= 0; at--) {
		bytes[at] = Number(value % 256n);
		value /= 256n;
	}
	return bytes;
}

/** As typed by somebody: spaces and dashes don't count, O is 0, I and L are 1. Null if it can't be a number. */
export function readTicketNumber(typed: string): string | null {
	const number = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
	return number.length === length && [...number].every((sign) => alphabet.includes(sign)) ? number : null;
}

/** "9F3K X7Q2" */
export const spellTicketNumber = (number: string) => `${number.slice(0, 4)} ${number.slice(4)}`;
