import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { settingsOf } from "../../platform/browser/page-meta";
import { onServer } from "../../platform/browser/page-read";
import type { AnswerOf } from "../../platform/http/contract";
import { chosenIn, withFilters } from "../../platform/lists/list-address";
import { listMeta } from "../../platform/lists/list-meta";
import { inBrowserOrFailed, isListFailed, useListLoading } from "../../platform/lists/list-read";
import { ListStructure } from "../../platform/lists/list-structure";
import { textsIn, useTexts } from "../../platform/words/language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, SkeletonCard } from "../../ui/feedback/skeleton";
import { countText, ThereIsMore } from "../../ui/forms/list-search";
import { Pagination } from "../../ui/navigation/pagination";
import { SwellText } from "../../ui/words/swell-text";
import { type productList, productsPerPage } from "../contract";
import { productCategories } from "../products/product-category";
import { productListRead } from "../reads";
import { storeTexts } from "../texts";
import { ProductTile } from "./product-tile";
import { StoreFeature } from "./store-feature";
import { StoreFilterSheet } from "./store-filter-sheet";
import { StoreCategories, StoreSearch, StoreSetFilters } from "./store-search";
import "./product-list.css";

type Answer = AnswerOf<typeof productList>;

export const loader = onServer(productListRead);
export const clientLoader = inBrowserOrFailed(productListRead);

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
	const t = textsIn(storeTexts, settingsOf(matches).language);
	const query = new URLSearchParams(location.search);
	const category = chosenIn(query, "category", productCategories);
	return listMeta(
		{ location, matches },
		{
			title: category ? `${t.category[category]} · ${t.officialStore}` : t.officialStore,
			description: t.description(club.name),
			own: { category },
			answer: loaderData,
		},
	);
}

export default function ProductListPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(storeTexts);
	const q = useSearchParams()[0].get("q");
	const isLoading = useListLoading(pathTo("store-list"));
	const hasFailed = isListFailed(answer);
	const choices = hasFailed ? undefined : answer.choices;
	const count = hasFailed ? undefined : countText(answer.total, answer.hasMore);
	const found = () => {
		if (hasFailed || isLoading || count === undefined) return undefined;
		if (!q) return t.found(count);
		return answer.isGuess ? t.guessed(q) : t.foundFor(count, q);
	};
	return (
		<div className="wrap store-list">
			<header className="page-head store-head flow apart">
				<h1 className="display display-5">
					<SwellText text={t.store} phase={1.2} k={1.2} />
				</h1>
				<p className="lead">{t.lead}</p>
			</header>
			<StoreCategories choices={choices} />
			<StoreSearch choices={choices}>
				<StoreFilterSheet choices={choices} found={count === undefined ? undefined : t.found(count)} />
			</StoreSearch>
			<StoreSetFilters found={found()} />
			<section className="store-shelves stack" aria-label={t.allProducts} aria-busy={isLoading}>
				{isLoading ? (
					<LoadingShelves />
				) : hasFailed ? (
					<LoadError title={t.failed} text={t.failedHint} />
				) : (
					<Shelves {...answer} />
				)}
			</section>
		</div>
	);
}

function Shelves({ feature, products, total, hasMore, page, pageCount }: Answer) {
	const t = useTexts(storeTexts);
	const [query] = useSearchParams();
	if (total === 0) {
		const action = { to: pathTo("store-list"), label: t.allProducts };
		return <EmptyState heading="h2" title={t.none} text={t.noneHint} action={action} />;
	}
	if (products.length === 0 && !feature) {
		const action = { to: withFilters(pathTo("store-list"), query), label: t.firstPage };
		return <EmptyState heading="h2" title={t.noPage} text={t.noPageHint} action={action} />;
	}
	return (
		<>
			<ListStructure
				name={t.officialStore}
				items={[...(feature ? [feature] : []), ...products].map(({ slug, name }) => ({
					name,
					path: pathTo("store-detail", { id: slug }),
				}))}
			/>
			<div className="product-grid stack">
				{feature && <StoreFeature product={feature} />}
				{products.map((product, place) => (
					<ProductTile
						key={product.slug}
						product={product}
						place={place}
						heading="h2"
						priority={place < 2}
						rating={product.rating}
					/>
				))}
			</div>
			<ThereIsMore hasMore={hasMore} page={page} pageCount={pageCount} />
			<Pagination page={page} pageCount={pageCount} />
		</>
	);
}

function LoadingShelves() {
	return (
		<LoadingRegion className="product-grid stack">
			{Array.from({ length: productsPerPage }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a skeleton has nothing but its place
				<SkeletonCard key={place} ratio="1/1" />
			))}
		</LoadingRegion>
	);
}
