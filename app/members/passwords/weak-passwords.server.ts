import { club } from "../../../club/profile";
import commonWords from "./common-passwords.txt?raw";
import { isTrivialPassword } from "./password-rules";

/** Publicly known facts about the owner, which must not be the password. */
export type PasswordOwner = { name?: string; email?: string; phone?: string };

/** Why a new password is too weak, if it is. */
export function findWeakness(password: string, owner: PasswordOwner = {}) {
	if (isOwnWord(password, owner)) return "ownPassword" as const;
	return isCommonPassword(password) ? ("commonPassword" as const) : null;
}

const common = new Set(commonWords.split("\n").filter((line) => line && !line.startsWith("#")));
/** "sayang", "sayang123", "S4yang!!": a common word with few extra characters is still a common word. */
const longestDecoration = 4;

export function isCommonPassword(password: string): boolean {
	const plain = password.toLowerCase();
	if (isTrivialPassword(password) || common.has(plain) || isOf(clubWords, password)) return true;
	const word = bare(plain);
	if (plain.length - word.length <= longestDecoration && common.has(word)) return true;
	const spelled = bare(withoutLeet(plain));
	return plain.length - spelled.length <= longestDecoration && common.has(spelled);
}

/** The owner's name, e-mail or phone number, whole or in part, with any digits around it. */
const isOwnWord = (password: string, { name = "", email = "", phone = "" }: PasswordOwner) =>
	isOf(new Set([...wordsOf(name), ...wordsOf(email.split("@")[0] ?? ""), plainOf(email)]), password) ||
	(phone !== "" && digitsOf(password).endsWith(phone.slice(-8)) && plainOf(password) === digitsOf(password));

/** Words every fan would think of, with any digits around them. */
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

/** "Sari Dewanti": sari, dewanti, saridewanti. Parts of two or three letters are too unspecific. */
function wordsOf(text: string): string[] {
	const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [...parts.filter((part) => part.length >= 4), parts.join(""), bare(parts.join(""))].filter(Boolean);
}

const plainOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Strips digits and symbols from both ends. */
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
/** Only inside the word: trailing digits are a year or a counter. */
const withoutLeet = (text: string) => text.replace(/[013457@$](?=.*[a-z])/g, (sign) => leet[sign] ?? sign);
