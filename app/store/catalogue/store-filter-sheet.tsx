import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { pathTo } from "../../paths";
import { withFilters } from "../../platform/lists/list-address";
import { useAskedFilters } from "../../platform/lists/list-read";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/dialogs/sheet";
import { CountBadge } from "../../ui/feedback/count-badge";
import { ChipLink } from "../../ui/forms/chip";
import type { ProductChoices } from "../contract";
import { storeTexts } from "../texts";
import { useFilterLabels } from "./filter-labels";
import { Count, sheetFilters } from "./store-search";

type StoreFilterSheetProps = { choices: ProductChoices | undefined; found: string | undefined };

/** The filters on a phone: each press applies at once behind the sheet, whose button says how many are left. */
export function StoreFilterSheet({ choices, found }: StoreFilterSheetProps) {
	const t = useTexts(storeTexts);
	const labelOf = useFilterLabels();
	const query = useAskedFilters(pathTo("store-list"));
	const [isOpen, setOpen] = useState(false);
	const set = sheetFilters.filter((name) => query.get(name));
	const to = (changes: Record<string, string | undefined>) =>
		withFilters(pathTo("store-list"), query, changes);
	const none = Object.fromEntries(sheetFilters.map((name) => [name, undefined]));
	return (
		<div className="store-filter-sheet">
			<Sheet
				title={t.filter}
				open={isOpen}
				onOpenChange={setOpen}
				trigger={
					<button
						type="button"
						className="chip"
						aria-label={set.length > 0 ? `${t.filter}, ${t.filtersSet(set.length)}` : undefined}
					>
						<SlidersHorizontal className="icon" aria-hidden="true" />
						{t.filter}
						<CountBadge inline count={set.length} />
					</button>
				}
				footer={
					<Button block onClick={() => setOpen(false)}>
						{found ? t.show(found) : t.close}
					</Button>
				}
			>
				{sheetFilters.map((name) => (
					<section key={name} className="store-filter stack gap-3" aria-labelledby={`store-filter-${name}`}>
						<h3 id={`store-filter-${name}`}>{t.filters[name]}</h3>
						<div className="flow">
							<ChipLink to={to({ [name]: undefined })} current={!query.get(name)} preventScrollReset replace>
								{t.allOf[name]}
							</ChipLink>
							{choices?.[name]
								.filter(({ value, count }) => count > 0 || query.get(name) === value)
								.map(({ value, count }) => (
									<ChipLink
										key={value}
										to={to({ [name]: value })}
										current={query.get(name) === value}
										preventScrollReset
										replace
									>
										{labelOf(name, value)} <Count count={count} />
									</ChipLink>
								))}
						</div>
					</section>
				))}
				{set.length > 0 && (
					<ChipLink to={to(none)} preventScrollReset replace>
						{t.removeFilters}
					</ChipLink>
				)}
			</Sheet>
		</div>
	);
}
