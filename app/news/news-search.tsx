import { pathTo } from "../paths";
import { useLanguage, useTexts } from "../platform/words/language";
import { ListSearch, SetFilters } from "../ui/forms/list-search";
import { newsSorts } from "./contract";
import { tagLabel } from "./tag-label";
import { newsTexts } from "./texts";

export function NewsSearch({ category }: { category: string }) {
	const t = useTexts(newsTexts);
	const sorts = newsSorts.map((value) => ({ value, label: t.sorts[value] }));
	return (
		<ListSearch
			action={pathTo("News list", { category })}
			words={{ label: t.search, submit: t.searchButton }}
			choices={[{ name: "sort", label: t.sort, options: sorts }]}
			kept={["tag"]}
		/>
	);
}

type NewsFiltersProps = { total: number | string | undefined; words: string | null };

export function NewsFilters({ total, words }: NewsFiltersProps) {
	const t = useTexts(newsTexts);
	const language = useLanguage();
	return (
		<SetFilters
			found={total === undefined ? undefined : words ? t.foundFor(total, words) : t.found(total)}
			filters={[
				{
					name: "tag",
					text: (tag) => t.topic(tagLabel(tag, language)),
					removal: (tag) => t.removeTopic(tagLabel(tag, language)),
				},
				{ name: "q", text: () => t.removeSearch },
			]}
		/>
	);
}
