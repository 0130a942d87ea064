import { mostBlocks } from "../../../news/article/article-body";
import { longestManuscript, type Manuscript } from "../../../news/writing/manuscript";
import { type Language, languages } from "../../../platform/words/language";

/** `words`: by so many percent. */
export type LengthError = { language: Language; over: "blocks" | "words"; by: number };

/** What is too long to be saved, in the language that has most of it. */
export function findLengthError({ words }: Manuscript): LengthError | null {
	for (const language of languages) {
		const by = words[language].body.length - mostBlocks;
		if (by > 0) return { language, over: "blocks", by };
	}
	const [id, en] = [bytesOf(words.id), bytesOf(words.en)];
	const by = Math.ceil(((id + en) / mostBytes - 1) * 100);
	return by > 0 ? { language: id >= en ? "id" : "en", over: "words", by } : null;
}

/** The rest of the request is small. */
const mostBytes = longestManuscript - 16 * 1024;
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
