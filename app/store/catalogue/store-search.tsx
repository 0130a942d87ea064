import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { pathTo } from "../../paths";
import { withFilters } from "../../platform/lists/list-address";
import { useTexts } from "../../platform/words/language";
import { ChipLink, ChipRow } from "../../ui/forms/chip";
import { ListSearch, SetFilters } from "../../ui/forms/list-search";
import { type ProductChoices, productSorts } from "../contract";
import { storeTexts } from "../texts";
import { useFilterLabels } from "./filter-labels";
import { filterNames } from "./product-filters";

/** Categories have a row of their own. */
export const sheetFilters = filterNames.filter((name) => name !== "category");

type StoreSearchProps = { choices: ProductChoices | undefined; children: ReactNode };

/** Search, filters and sorting as one plain form. With scripts, phones get the filters in a sheet. */
export function StoreSearch({ choices, children }: StoreSearchProps) {
	const t = useTexts(storeTexts);
	const labelOf = useFilterLabels();
	const [query] = useSearchParams();
	const sorts = productSorts.map((value) => ({ value, label: t.sorts[value] }));
	return (
		<ListSearch
			action={pathTo("store-list")}
			words={{ label: t.search, submit: t.searchButton }}
			choices={[
				...sheetFilters.map((name) => ({
					name,
					label: t.filters[name],
					options: [
						{ value: "", label: t.allOf[name] },
						...(choices?.[name] ?? []).map(({ value, count }) => ({
							value,
							label: t.counted(labelOf(name, value), count),
							disabled: count === 0 && query.get(name) !== value,
						})),
					],
				})),
				{ name: "sort", label: t.sort, options: sorts },
			]}
			kept={["category"]}
		>
			{children}
		</ListSearch>
	);
}

export function StoreCategories({ choices }: { choices: ProductChoices | undefined }) {
	const t = useTexts(storeTexts);
	const [query] = useSearchParams();
	const current = query.get("category");
	const to = (category?: string) => withFilters(pathTo("store-list"), query, { category });
	const all = choices?.category.reduce((sum, { count }) => sum + count, 0);
	return (
		<ChipRow label={t.categories}>
			<ChipLink to={to()} current={!current} preventScrollReset>
				{t.all} <Count count={all} />
			</ChipLink>
			{choices?.category.map(({ value, count }) => (
				<ChipLink key={value} to={to(value)} current={current === value} preventScrollReset>
					{t.category[value]} <Count count={count} />
				</ChipLink>
			))}
		</ChipRow>
	);
}

export function StoreSetFilters({ found }: { found: string | undefined }) {
	const t = useTexts(storeTexts);
	const labelOf = useFilterLabels();
	return (
		<SetFilters
			found={found}
			filters={[
				{ name: "q", text: () => t.removeSearch },
				...sheetFilters.map((name) => ({
					name,
					text: (value: string) => labelOf(name, value),
					removal: (value: string) => t.removeFilter(labelOf(name, value)),
				})),
			]}
		/>
	);
}

export function Count({ count }: { count: number | undefined }) {
	const t = useTexts(storeTexts);
	if (count === undefined) return null;
	return (
		<small className="choice-count tabular">
			{count}
			<span className="visually-hidden"> {t.things(count)}</span>
		</small>
	);
}
