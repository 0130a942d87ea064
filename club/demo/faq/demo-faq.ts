/** Fully bilingual: nobody should meet a help page in a language they did not choose. */
type Bilingual = { id: string; en: string };

export type DemoFaqGroup = {
	key: string;
	title: Bilingual;
	questions: { slug: string; question: Bilingual; answer: Bilingual }[];
};
