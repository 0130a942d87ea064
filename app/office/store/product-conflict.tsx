import { useTexts } from "../../platform/words/language";
import type { StaffProduct } from "../../store/selling/contract";
import { Button } from "../../ui/button";
import type { ProductFields } from "./product-form";
import { storeOfficeTexts } from "./texts";

/** A product as I opened it, as I edited it, and as someone else saved it meanwhile. */
export type Conflict = { before: StaffProduct; mine: ProductFields; theirs: StaffProduct };

type ProductConflictProps = {
	conflict: Conflict;
	isBusy: boolean;
	onMerge: (fields: ProductFields) => void;
	onTakeTheirs: () => void;
};

/** What the other person changed, what both changed, and the two ways to resolve it. */
export function ProductConflict({ conflict, isBusy, onMerge, onTakeTheirs }: ProductConflictProps) {
	const { conflict: t } = useTexts(storeOfficeTexts);
	const { before, mine, theirs } = conflict;
	const changed = fields.filter((field) => !isSame(before[field], theirs[field]));
	const clashing = changed.filter((field) => isMine(conflict, field) && !isSame(mine[field], theirs[field]));
	const list = (names: typeof fields) => names.map((field) => t.fields[field]).join(", ");
	return (
		<section className="office-panel office-stack conflict" role="alert">
			<h2>{t.title}</h2>
			<p>{t.changed(list(changed))}</p>
			{clashing.length > 0 && <p>{t.clashing(list(clashing))}</p>}
			<p className="button-row flow gap-3">
				<Button size="small" loading={isBusy} onClick={() => onMerge(merge(conflict))}>
					{t.merge}
				</Button>
				<Button size="small" variant="ghost" onClick={onTakeTheirs}>
					{t.takeTheirs}
				</Button>
			</p>
		</section>
	);
}

const names = {
	name: true,
	description: true,
	price: true,
	formerPrice: true,
	category: true,
	division: true,
	pictures: true,
	weightGrams: true,
	memberLimit: true,
	shipsOn: true,
	featured: true,
	printing: true,
	sizeGuide: true,
	playerSlug: true,
} satisfies Record<keyof ProductFields, true>;
const fields = Object.keys(names) as (keyof ProductFields)[];

/** My changes, and everything else as they saved it. */
export function merge(conflict: Conflict): ProductFields {
	const { mine, theirs } = conflict;
	const kept = fields.filter((field) => !isMine(conflict, field));
	return { ...mine, ...Object.fromEntries(kept.map((field) => [field, theirs[field]])) };
}

const isMine = ({ before, mine }: Conflict, field: keyof ProductFields) =>
	!isSame(before[field], mine[field]);
const isSame = (one: unknown, other: unknown) =>
	JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
