import { randomBytes } from "node:crypto";
import { hash, hashRaw, verify } from "@node-rs/argon2";
import commonWords from "./common-passwords.txt?raw";
import { inHashQueue } from "./hash-queue.server";
import { isTrivialPassword } from "./password-rules";

/** Argon2id, the package's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => inHashQueue(() => hash(password, cost));

/** Costs the same for an account that does not exist, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
	const nobodys = await nobodysHash();
	const matches = await inHashQueue(() => verify(passwordHash ?? nobodys, password));
	return matches && passwordHash !== undefined;
}

let nobodysPassword: Promise<string> | undefined;
function nobodysHash() {
	nobodysPassword ??= hash(randomBytes(32).toString("base64url"), cost);
	return nobodysPassword;
}

/** For codes of few digits: as slow as a password's, comparable inside one SQL statement. */
export const hashCode = (code: string, salt: Buffer) => inHashQueue(() => hashRaw(code, { ...cost, salt }));

const common = new Set(commonWords.split("\n").filter((line) => line && !line.startsWith("#")));
/** "sayang", "sayang123", "S4yang!!": a known word with so little around it is still the known word. */
const longestDecoration = 4;

export function isCommonPassword(password: string): boolean {
	const plain = password.toLowerCase();
	if (isTrivialPassword(password) || common.has(plain)) return true;
	const word = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
	if (plain.length - word.length <= longestDecoration && common.has(word)) return true;
	const spelled = withoutLeet(plain).replace(/^[\d\W_]+|[\d\W_]+$/g, "");
	return plain.length - spelled.length <= longestDecoration && common.has(spelled);
}

const leet: Record<string, string> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
};
/** Only inside the word: digits at the end are a year or a count. */
const withoutLeet = (text: string) => text.replace(/[013457@$](?=.*[a-z])/g, (sign) => leet[sign] ?? sign);
