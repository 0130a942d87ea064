import { asc, sql } from "drizzle-orm";
import type { ContentKind } from "../../../editing/content/content-kind.server";
import { type Localized, localize } from "../../../platform/words/language";
import type { HeroKey } from "../hero-keys";
import { heroPlaces } from "../tables.server";
import type { HeroContent } from "./contract";

const names: Record<HeroKey, Localized> = {
	live: { id: "Laga yang sedang berlangsung", en: "The live match" },
	match: { id: "Laga berikutnya", en: "The next match" },
	story: { id: "Berita pilihan", en: "The featured article" },
	product: { id: "Barang pilihan", en: "The featured product" },
	event: { id: "Acara berikutnya", en: "The next event" },
};

/** There is one slide of each; editors order and hide them. The site picks their content. */
export const heroKind: ContentKind<typeof heroPlaces, HeroContent> = {
	name: "hero",
	table: heroPlaces,
	slug: heroPlaces.key,
	toContent: ({ isShown }) => ({ isShown }),
	toRow: (content) => content,
	title: ({ key }, language) => localize(names[key], language),
	words: sql`${heroPlaces.key}`,
	order: [asc(heroPlaces.position)],
	states: { hidden: sql`not ${heroPlaces.isShown}` },
	place: { position: heroPlaces.position },
};
