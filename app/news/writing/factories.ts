import type { Manuscript } from "./manuscript";
import { noWords } from "./manuscript";

type Overrides = Partial<Omit<Manuscript, "words">> & { words?: Partial<Manuscript["words"]> };

/** A draft with everything it needs in Indonesian. */
export const buildManuscript = ({ words, ...overrides }: Overrides = {}): Manuscript => ({
	slug: "lampu-stadion",
	category: "club",
	cover: { art: "cover", division: "club", slug: "lampu-stadion" },
	tags: [],
	author: "Redaksi",
	featured: false,
	...overrides,
	words: {
		id: {
			title: "Lampu stadion menyala",
			excerpt: "Empat menara, satu saklar.",
			coverAlt: "",
			body: [{ type: "paragraph", runs: [{ text: "Semalam keempat menara menyala untuk pertama kali." }] }],
		},
		en: noWords,
		...words,
	},
});
