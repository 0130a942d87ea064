import { club } from "../../../club/profile";
import commonWords from "./common-passwords.txt?raw";
import { isTrivialPassword } from "./password-rules";

/** Whose password it is to be: what anybody knows of them is no secret. */
export type PasswordOwner = { name?: string; email?: string; phone?: string };

/** What is wrong with a password that somebody chooses, if anything. */
export function findWeakness(password: string, owner: PasswordOwner = {}) {
	if (isOwnWord(password, owner)) return "ownPassword" as const;
	return isCommonPassword(password) ? ("commonPassword" as const) : null;
}

const common = new Set(commonWords.split("\n").filter((line) => line && !line.startsWith("#")));
/** "sayang", "sayang123", "S4yang!!": a known word with so little around it is still the known word. */
const longestDecoration = 4;

export function isCommonPassword(password: string): boolean {
	const plain = password.toLowerCase();
	if (isTrivialPassword(password) || common.has(plain) || isOf(clubWords, password)) return true;
	const word = bare(plain);
	if (plain.length - word.length <= longestDecoration && common.has(word)) return true;
	const spelled = bare(withoutLeet(plain));
	return plain.length - spelled.length <= longestDecoration && common.has(spelled);
}

/** One's own name, address or number, whole or a part of it, with any number of digits around. */
const isOwnWord = (password: string, { name = "", email = "", phone = "" }: PasswordOwner) =>
	isOf(new Set([...wordsOf(name), ...wordsOf(email.split("@")[0] ?? ""), plainOf(email)]), password) ||
	(phone !== "" && digitsOf(password).endsWith(phone.slice(-8)) && plainOf(password) === digitsOf(password));

/** A word that every fan thinks of first, whatever digits stand around it. */
const clubWords = new Set([
	...wordsOf(club.name),
	...wordsOf(club.brandWord),
	...wordsOf(club.eventSlug),
	...wordsOf(club.shortName),
]);

function isOf(words: ReadonlySet<string>, password: string) {
	const plain = password.toLowerCase();
	return [plainOf(bare(plain)), plainOf(bare(withoutLeet(plain))), plainOf(plain)].some((word) =>
		words.has(word),
	);
}

/** "Sari Dewanti": sari, dewanti, saridewanti. Parts of two or three letters say too little. */
function wordsOf(text: string): string[] {
	const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [...parts.filter((part) => part.length >= 4), parts.join(""), bare(parts.join(""))].filter(Boolean);
}

const plainOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Without the digits and signs at both ends. */
function bare(text: string) {
	return text.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
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
