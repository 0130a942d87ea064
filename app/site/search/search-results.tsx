import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { pathTo } from "../../paths";
import type { AnswerOf } from "../../platform/http/contract";
import { withFilters } from "../../platform/lists/list-address";
import { useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ChipLink, ChipRow } from "../../ui/forms/chip";
import { MoreLink } from "../../ui/navigation/more-link";
import { Pagination } from "../../ui/navigation/pagination";
import type { SearchGroup, SearchResult, siteSearch } from "./contract";
import { FoundPicture } from "./found-picture";
import { Marked } from "./marked";
import { pathOfFound, type SearchKind } from "./search-kind";
import { searchTexts } from "./texts";
import "./search-results.css";

type SearchResultsProps = { q: string; answer: AnswerOf<typeof siteSearch>; kind: SearchKind | undefined };

/** Search results: a few of each kind, or all of one. */
export function SearchResults({ q, answer, kind }: SearchResultsProps) {
	const t = useTexts(searchTexts);
	const [query] = useSearchParams();
	const found = answer.groups.filter(({ count }) => count > 0);
	const total = found.reduce((sum, { count }) => sum + count, 0);
	if (total === 0) return <EmptyState heading="h2" title={t.nothing(q)} text={t.nothingHint} />;
	const to = (kind?: SearchKind) => withFilters(pathTo("Search"), query, { kind });
	return (
		<div className="search-results stack gap-4">
			<p className="muted" role="status">
				{answer.isGuess ? t.guessed(q) : t.total(total, q)}
			</p>
			<ChipRow label={t.filter}>
				<ChipLink to={to()} current={!kind} preventScrollReset>
					{t.all} <Count count={total} hasMore={found.some(({ hasMore }) => hasMore)} />
				</ChipLink>
				{found.map((group) => (
					<ChipLink key={group.kind} to={to(group.kind)} current={kind === group.kind} preventScrollReset>
						{t.kinds[group.kind]} <Count {...group} />
					</ChipLink>
				))}
			</ChipRow>
			{found
				.filter(({ results }) => results.length > 0)
				.map((group) => (
					<Group key={group.kind} group={group}>
						{!kind && group.count > group.results.length && (
							<MoreLink tight to={to(group.kind)}>
								{t.showAll(group.count)}
							</MoreLink>
						)}
					</Group>
				))}
			{kind && <Pagination page={answer.page} pageCount={answer.pageCount} />}
		</div>
	);
}

function Count({ count, hasMore }: Pick<SearchGroup, "count" | "hasMore">) {
	return <span className="tabular">{hasMore ? `${count}+` : count}</span>;
}

function Group({ group, children }: { group: SearchGroup; children: ReactNode }) {
	const t = useTexts(searchTexts);
	return (
		<section className="search-group">
			<h2 className="eyebrow">{t.kinds[group.kind]}</h2>
			<ul>
				{group.results.map((result) => (
					<li key={result.slug}>
						<Result result={result} />
					</li>
				))}
			</ul>
			{children}
		</section>
	);
}

function Result({ result }: { result: SearchResult }) {
	return (
		<Link className="search-result stack gap-4" to={pathOfFound(result)} data-division={result.division}>
			<FoundPicture found={result} size={72} />
			<span className="search-result-words stack">
				<span className="search-result-title">
					<Marked text={result.title} />
				</span>
				<span className="search-result-note small muted">{result.note}</span>
				{result.excerpt.text && (
					<span className="search-result-excerpt">
						{/^\p{Ll}/u.test(result.excerpt.text) && "… "}
						<Marked text={result.excerpt} />
						{!/[.!?”]$/.test(result.excerpt.text) && "…"}
					</span>
				)}
			</span>
		</Link>
	);
}
