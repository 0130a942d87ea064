import { Search, X } from "lucide-react";
import type { ChangeEvent } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { pathTo } from "../paths";
import type { HouseKey } from "../platform/club-profile";
import { useHouseLabel } from "../platform/house-label";
import { useTexts } from "../platform/language";
import { withFilters } from "../platform/list-address";
import { ChipLink, ChipRow } from "../ui/chip";
import { Field } from "../ui/fields/field";
import { Select } from "../ui/fields/select";
import { IconButton } from "../ui/icon-button";
import { longestSearch, productSorts } from "./contract";
import { productCategories } from "./product-category";
import { storeTexts } from "./texts";

/** Words, house and order. A plain form, so that it also works before and without scripts. */
export function StoreSearch({ divisions }: { divisions: readonly HouseKey[] }) {
	const t = useTexts(storeTexts);
	const label = useHouseLabel();
	const [query] = useSearchParams();
	const submit = useSubmit();
	const [q, division, sort] = ["q", "division", "sort"].map((name) => query.get(name) ?? "");
	const category = query.get("category");
	const send = (event: ChangeEvent<HTMLSelectElement>) =>
		void submit(event.currentTarget.form, { preventScrollReset: true });
	return (
		<Form
			key={`${q} ${division} ${sort}`}
			className="store-search"
			role="search"
			action={pathTo("store-list")}
			preventScrollReset
		>
			{category && <input type="hidden" name="category" value={category} />}
			<span className="store-search-words">
				<Field
					label={t.search}
					hideLabel
					type="search"
					name="q"
					defaultValue={q}
					maxLength={longestSearch}
					placeholder={t.search}
					enterKeyHint="search"
				/>
				<IconButton icon={Search} label={t.searchButton} type="submit" />
			</span>
			<Select
				look="chip"
				label={t.division}
				name="division"
				defaultValue={division}
				options={[
					{ value: "", label: t.allDivisions },
					...divisions.map((house) => ({ value: house, label: label(house) })),
				]}
				onChange={send}
			/>
			<Select
				look="chip"
				label={t.sort}
				name="sort"
				defaultValue={sort || productSorts[0]}
				options={productSorts.map((value) => ({ value, label: t.sorts[value] }))}
				onChange={send}
			/>
		</Form>
	);
}

export function StoreCategories() {
	const t = useTexts(storeTexts);
	const [query] = useSearchParams();
	const current = query.get("category");
	const to = (category?: string) => withFilters(pathTo("store-list"), query, { category });
	return (
		<ChipRow label={t.categories}>
			<ChipLink to={to()} current={!current} preventScrollReset>
				{t.all}
			</ChipLink>
			{productCategories.map((category) => (
				<ChipLink key={category} to={to(category)} current={current === category} preventScrollReset>
					{t.category[category]}
				</ChipLink>
			))}
		</ChipRow>
	);
}

/** How much was found, and the way back to everything. */
export function FoundProducts({ total }: { total: number | undefined }) {
	const t = useTexts(storeTexts);
	const [query] = useSearchParams();
	const q = query.get("q");
	if (!q) return null;
	return (
		<div className="store-found">
			<p role="status">{total !== undefined && t.foundFor(total, q)}</p>
			<ChipLink to={withFilters(pathTo("store-list"), query, { q: undefined })}>
				{t.removeSearch}
				<X className="icon" aria-hidden="true" />
			</ChipLink>
		</div>
	);
}
