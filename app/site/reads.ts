import { pageRead } from "../platform/browser/page-read";
import { chosenIn, pageIn, wordsIn } from "../platform/lists/list-address";
import { faqList } from "./faq/contract";
import { homePage } from "./home/contract";
import { lastPage, siteSearch } from "./search/contract";
import { searchKinds } from "./search/search-kind";

export const homeRead = pageRead((call) => call(homePage, {}));

export const faqRead = pageRead((call) => call(faqList, {}));

/** Without a query only the field is shown. */
export const searchRead = pageRead(async (call, { query }) => {
	const q = wordsIn(query)?.trim();
	if (!q) return null;
	const page = Math.min(pageIn(query) ?? 1, lastPage);
	return call(siteSearch, { q, kind: chosenIn(query, "kind", searchKinds), page });
});
