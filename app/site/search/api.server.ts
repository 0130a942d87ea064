import { type Binding, bind } from "../../platform/http/bind.server";
import { searchSuggestions, siteSearch } from "./contract";
import { searchSite } from "./search.server";
import { listSuggestions } from "./suggestions.server";

export const searchApi: Binding[] = [
	bind(siteSearch, ({ db, language }, input) => searchSite(db, language, input)),
	bind(searchSuggestions, async ({ db, language }, { q }) => ({
		suggestions: await listSuggestions(db, language, q),
	})),
];
