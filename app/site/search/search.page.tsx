import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import { chosenIn, wordsIn } from "../../platform/lists/list-address";
import { inBrowserOrFailed, isListFailed } from "../../platform/lists/list-read";
import { textsIn, useTexts } from "../../platform/words/language";
import { LoadError } from "../../ui/feedback/load-error";
import { SwellText } from "../../ui/words/swell-text";
import { searchRead } from "../reads";
import { SearchForm } from "./search-form";
import { searchKinds } from "./search-kind";
import { SearchResults } from "./search-results";
import { searchTexts } from "./texts";
import "./search-page.css";

export const loader = onServer(searchRead);
export const clientLoader = inBrowserOrFailed(searchRead);

/** Shareable, but not indexed by search engines. */
export function meta({ location, matches }: MetaArgs) {
	const t = textsIn(searchTexts, settingsOf(matches).language);
	const q = wordsIn(new URLSearchParams(location.search))?.trim();
	return pageMeta(
		{ location, matches },
		{ title: q ? t.titleFor(q) : t.title, description: t.description, hidden: true },
	);
}

export default function SearchPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const [query] = useSearchParams();
	const t = useTexts(searchTexts);
	const q = wordsIn(query)?.trim() ?? "";
	return (
		<div className="wrap search-page">
			<h1 className="display display-4">
				<SwellText text={t.title} phase={0.4} k={0.8} lo={62} hi={118} />
			</h1>
			{/* A new query resets the field. */}
			<SearchForm key={q} words={q} />
			{isListFailed(answer) ? (
				<LoadError title={t.failed} text={t.failedHint} />
			) : (
				answer && <SearchResults q={q} answer={answer} kind={chosenIn(query, "kind", searchKinds)} />
			)}
		</div>
	);
}
