import { type Manuscript, noWords } from "../../news/writing/manuscript";
import { toSlug } from "../../platform/words/to-slug";
import type { PictureRef } from "../../ui/art/picture-ref";

export function emptyManuscript(author: string): Manuscript {
	const draft: Manuscript = {
		slug: "berita-baru",
		category: "club",
		cover: { art: "cover", division: "club", slug: "berita-baru" },
		tags: [],
		author,
		featured: false,
		words: { id: noWords, en: noWords },
	};
	return withSlug(draft, slugOf(draft));
}

export const slugOf = ({ words }: Manuscript) => toSlug(words.id.title) || "berita-baru";
export const drawingOf = ({ category, slug }: Manuscript): PictureRef => ({
	art: "cover",
	division: category,
	slug,
});

/** The drawn cover follows the address; a photograph stays. */
export const withSlug = (content: Manuscript, slug: string): Manuscript => ({
	...content,
	slug,
	cover: "photo" in content.cover ? content.cover : drawingOf({ ...content, slug }),
});
