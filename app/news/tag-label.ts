import { englishTags } from "../../club/tags";
import type { Language } from "../platform/words/language";

/** "laporan-laga" becomes "laporan laga", in English "match report". */
export const tagLabel = (tag: string, language: Language): string =>
	(language === "en" && Object.hasOwn(englishTags, tag) && englishTags[tag]) || tag.replace(/-(?!\d)/g, " ");
