import { codeOf, stepAt } from "../app/members/second-step/totp.server";

/** What an authenticator app shows for this key, as it is typed. */
export const codeNow = (key: string) => codeOf(bytesOf(key.replaceAll(" ", "")), stepAt(Date.now() / 1000));

function bytesOf(base32: string) {
	const bits = [...base32].map((letter) =>
		"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
	);
	return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
