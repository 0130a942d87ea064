import { useSearchParams } from "react-router";
import { pathTo } from "../paths";
import type { HouseKey } from "../platform/club-profile";
import { useHouseLabel } from "../platform/house-label";
import { useTexts } from "../platform/language";
import { withFilters } from "../platform/list-address";
import { ChipLink, ChipRow } from "../ui/chip";
import { ListSearch } from "../ui/list-search";
import { productSorts } from "./contract";
import { productCategories } from "./product-category";
import { storeTexts } from "./texts";

export function StoreSearch({ divisions }: { divisions: readonly HouseKey[] }) {
	const t = useTexts(storeTexts);
	const label = useHouseLabel();
	const houses = divisions.map((house) => ({ value: house, label: label(house) }));
	const sorts = productSorts.map((value) => ({ value, label: t.sorts[value] }));
	return (
		<ListSearch
			action={pathTo("store-list")}
			words={{ label: t.search, submit: t.searchButton }}
			choices={[
				{ name: "division", label: t.division, options: [{ value: "", label: t.allDivisions }, ...houses] },
				{ name: "sort", label: t.sort, options: sorts },
			]}
			kept={["category"]}
		/>
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
