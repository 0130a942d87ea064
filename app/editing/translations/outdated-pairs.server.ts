import { createHash } from "node:crypto";
import { jsonInOrder } from "../../platform/data/json-in-order";

/**
 * Texts whose Indonesian changed but whose English did not, including those that were outdated before and are unchanged.
 * Texts are identified by content, not position, so that moving a row in a list changes nothing.
 */
export function findOutdated(
	before: unknown,
	after: unknown,
	known: readonly string[],
	{ isPart = false } = {},
): string[] {
	const [was, is] = [listPairs(before), listPairs(after)];
	const has = (pairs: readonly Pair[], { key }: Pair) => pairs.some((one) => one.key === key);
	const gone = was.filter((pair) => !has(is, pair));
	const isOutdated = (pair: Pair) =>
		known.includes(pair.key) || (!has(was, pair) && gone.some(({ english }) => english === pair.english));
	// A partial save says nothing about the other texts.
	const elsewhere = isPart ? known.filter((key) => !was.some((pair) => pair.key === key)) : [];
	return [...new Set([...elsewhere, ...is.filter(isOutdated).map(({ key }) => key)])];
}

type Pair = { key: string; english: string };

/** All texts in it that exist in both languages. */
function listPairs(value: unknown): Pair[] {
	if (typeof value !== "object" || value === null) return [];
	if (isInLanguages(value)) return pairOf(value.id, value.en);
	const fields = value as Record<string, unknown>;
	return Object.entries(fields).flatMap(([name, own]) =>
		// Bodies have a column for each language.
		`${name}En` in fields ? pairOf(own, fields[`${name}En`]) : listPairs(own),
	);
}

function pairOf(indonesian: unknown, english: unknown): Pair[] {
	if (!hasWords(indonesian) || !hasWords(english)) return [];
	const digest = (words: unknown) =>
		createHash("sha256").update(jsonInOrder(words)).digest("base64url").slice(0, 22);
	return [{ key: digest([indonesian, english]), english: digest(english) }];
}

type InLanguages = { id: string | unknown[]; en?: unknown };

const isInLanguages = (value: object): value is InLanguages =>
	"id" in value &&
	Object.keys(value).every((key) => key === "id" || key === "en") &&
	(typeof value.id === "string" || Array.isArray(value.id));

const hasWords = (value: unknown) => (typeof value === "string" || Array.isArray(value)) && value.length > 0;
