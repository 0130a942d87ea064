import { useState } from "react";
import { Link } from "react-router";
import { useTexts } from "../platform/language";
import { Button } from "../ui/button";
import { Chip, ChipRow } from "../ui/chip";
import { EmptyState } from "../ui/empty-state";
import { ErrorState } from "../ui/error-state";
import { LoadingRegion, Skeleton } from "../ui/skeleton";
import { type SearchGroup, type SearchResult, siteSearch } from "./contract";
import { FoundPicture } from "./found-picture";
import { Marked } from "./marked";
import { pathOfFound, type SearchKind } from "./search-kind";
import { searchTexts } from "./texts";
import { useAnswer } from "./use-answer";
import "./search-results.css";

type Shown = { kind: SearchKind | undefined; page: number };

/** All that was found for some words, a few of each kind or all of one. */
export function SearchResults({ q, onLeave }: { q: string; onLeave: () => void }) {
	const t = useTexts(searchTexts);
	const [{ kind, page }, show] = useState<Shown>({ kind: undefined, page: 1 });
	const { answer, isWaiting, hasFailed, retry } = useAnswer(siteSearch, { q, kind, page });
	if (hasFailed) return <ErrorState title={t.failed} onRetry={retry} />;
	if (!answer) return <Waiting />;
	const found = answer.groups.filter(({ count }) => count > 0);
	const total = found.reduce((sum, { count }) => sum + count, 0);
	if (total === 0) return <EmptyState title={t.nothing(q)} text={t.nothingHint} />;
	return (
		<div className="search-results" aria-busy={isWaiting}>
			<p className={answer.isGuess ? "muted" : "visually-hidden"} role="status">
				{answer.isGuess ? t.guessed(q) : t.total(total, q)}
			</p>
			<ChipRow label={t.filter}>
				<Chip pressed={!kind} onClick={() => show({ kind: undefined, page: 1 })}>
					{t.all} <Count count={total} hasMore={found.some(({ hasMore }) => hasMore)} />
				</Chip>
				{found.map((group) => (
					<Chip
						key={group.kind}
						pressed={kind === group.kind}
						onClick={() => show({ kind: group.kind, page: 1 })}
					>
						{t.kinds[group.kind]} <Count {...group} />
					</Chip>
				))}
			</ChipRow>
			{found
				.filter(({ results }) => results.length > 0)
				.map((group) => (
					<Group key={group.kind} group={group} onLeave={onLeave}>
						{!kind && group.count > group.results.length && (
							<Button variant="ghost" size="small" onClick={() => show({ kind: group.kind, page: 1 })}>
								{t.showAll(group.count)}
							</Button>
						)}
					</Group>
				))}
			{kind && answer.pageCount > 1 && (
				<Pages page={page} pageCount={answer.pageCount} onTurn={(page) => show({ kind, page })} />
			)}
		</div>
	);
}

function Count({ count, hasMore }: Pick<SearchGroup, "count" | "hasMore">) {
	return <span className="tabular">{hasMore ? `${count}+` : count}</span>;
}

type GroupProps = { group: SearchGroup; onLeave: () => void; children: React.ReactNode };

function Group({ group, onLeave, children }: GroupProps) {
	const t = useTexts(searchTexts);
	return (
		<section className="search-group">
			<h3 className="eyebrow">{t.kinds[group.kind]}</h3>
			<ul>
				{group.results.map((result) => (
					<li key={result.slug}>
						<Result result={result} onLeave={onLeave} />
					</li>
				))}
			</ul>
			{children}
		</section>
	);
}

function Result({ result, onLeave }: { result: SearchResult; onLeave: () => void }) {
	return (
		<Link
			className="search-result"
			to={pathOfFound(result)}
			prefetch="intent"
			onClick={onLeave}
			data-division={result.division}
		>
			<FoundPicture found={result} size={72} />
			<span className="search-result-words">
				<span className="search-result-title">
					<Marked text={result.title} />
				</span>
				<span className="search-result-note">{result.note}</span>
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

type PagesProps = { page: number; pageCount: number; onTurn: (page: number) => void };

function Pages({ page, pageCount, onTurn }: PagesProps) {
	const t = useTexts(searchTexts);
	return (
		<div className="search-pages">
			<Button variant="ghost" size="small" disabled={page === 1} onClick={() => onTurn(page - 1)}>
				{t.previous}
			</Button>
			<span className="tabular">{t.place(page, pageCount)}</span>
			<Button variant="ghost" size="small" disabled={page === pageCount} onClick={() => onTurn(page + 1)}>
				{t.next}
			</Button>
		</div>
	);
}

function Waiting() {
	return (
		<LoadingRegion className="search-results">
			{["first", "second", "third"].map((place) => (
				<Skeleton key={place} height="72px" />
			))}
		</LoadingRegion>
	);
}
