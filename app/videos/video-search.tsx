import { pathTo } from "../paths";
import { useTexts } from "../platform/words/language";
import { ListSearch } from "../ui/forms/list-search";
import { videoSorts } from "./contract";
import { videosTexts } from "./texts";

export function VideoSearch({ category }: { category: string }) {
	const t = useTexts(videosTexts);
	const sorts = videoSorts.map((value) => ({ value, label: t.sorts[value] }));
	return (
		<ListSearch
			action={pathTo("Videos", { category })}
			words={{ label: t.search, submit: t.search }}
			choices={[{ name: "sort", label: t.sort, options: sorts }]}
		/>
	);
}
