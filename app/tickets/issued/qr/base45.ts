/** RFC 9285: bytes as text that a QR code stores compactly. */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

export function encodeBase45(bytes: Uint8Array): string {
	let text = "";
	for (let at = 0; at < bytes.length; at += 2) {
		const isPair = at + 1 < bytes.length;
		let value = isPair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
		for (let digit = 0; digit < (isPair ? 3 : 2); digit++) {
			text += alphabet[value % 45];
			value = Math.floor(value / 45);
		}
	}
	return text;
}

/** Null unless `encodeBase45` could have made it: no two texts mean the same bytes. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> | null {
	if (text.length % 3 === 1) return null;
	const bytes: number[] = [];
	for (let at = 0; at < text.length; at += 3) {
		const digits = [...text.slice(at, at + 3)].map((sign) => alphabet.indexOf(sign));
		if (digits.includes(-1)) return null;
		const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
		if (value > (digits.length === 3 ? 0xffff : 0xff)) return null;
		if (digits.length === 3) bytes.push(value >> 8, value & 0xff);
		else bytes.push(value);
	}
	return Uint8Array.from(bytes);
}
