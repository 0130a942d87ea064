import type { Manuscript, ManuscriptWords } from "../../../news/writing/manuscript";
import { jsonInOrder } from "../../../platform/data/json-in-order";

/** Whether saving one instead of the other would change anything: the server trims, and orders keys its own way. */
export const isSameText = (one: Manuscript, other: Manuscript) =>
	one === other || jsonInOrder(trimmed(one)) === jsonInOrder(trimmed(other));

const trimmed = (content: Manuscript): Manuscript => ({
	...content,
	author: content.author.trim(),
	words: { id: trimmedWords(content.words.id), en: trimmedWords(content.words.en) },
});

const trimmedWords = (words: ManuscriptWords): ManuscriptWords => ({
	...words,
	title: words.title.trim(),
	excerpt: words.excerpt.trim(),
	coverAlt: words.coverAlt.trim(),
});
