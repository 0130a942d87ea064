import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { readRupiah } from "../../platform/words/read-rupiah";
import { changeVariant, createVariant, type StaffProduct } from "../../store/selling/contract";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { NumberField } from "../ui/number-field";
import { storeOfficeTexts } from "./texts";
import type { StaffVariant } from "./variant-table";

type VariantDialogProps = { product: StaffProduct; variant: StaffVariant | null; onClose: () => void };

export function VariantDialog({ product, variant, onClose }: VariantDialogProps) {
	const { variant: t, ...shared } = useTexts(storeOfficeTexts);
	const create = useChange(createVariant);
	const change = useChange(changeVariant);
	const [draft, setDraft] = useState({
		sku: variant?.sku ?? "",
		size: variant?.size ?? "",
		colourId: variant?.colour?.id ?? "",
		colourEn: variant?.colour?.en ?? "",
		weightGrams: String(variant?.weightGrams ?? product.weightGrams),
		price: variant?.price ? formatCount(variant.price, "id") : "",
		stock: "0",
		preorders: variant?.preorders ? String(variant.preorders.size) : "",
	});
	const [isTried, setTried] = useState(false);
	const asked = variant ? change : create;
	const faults = asked.error?.body.errors;
	const refused = asked.error?.body.error;
	const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
	const optional = (typed: string) => (typed.trim() ? readRupiah(typed) : undefined);
	const read = {
		weightGrams: readRupiah(draft.weightGrams),
		stock: readRupiah(draft.stock),
		price: optional(draft.price),
		preorders: optional(draft.preorders),
	};
	const save = () => {
		setTried(true);
		const { weightGrams, stock, price, preorders } = read;
		if (weightGrams === null || stock === null || price === null || preorders === null) return;
		const fields = {
			sku: draft.sku.trim().toUpperCase(),
			size: draft.size.trim() || null,
			colour: draft.colourId.trim()
				? { id: draft.colourId, ...(draft.colourEn.trim() && { en: draft.colourEn }) }
				: null,
			weightGrams,
			price: price ?? null,
			preorders: preorders ?? null,
		};
		const done = thenClose(shared.saved, onClose);
		if (variant) change.mutate({ id: variant.id, ...fields }, done);
		else create.mutate({ slug: product.slug, ...fields, stock }, done);
	};
	const errorOf = (field: keyof typeof draft) => faults?.[field]?.[0];
	const field = (name: keyof typeof draft, label: string, more: object = {}) => (
		<Field
			label={label}
			maxLength={40}
			value={draft[name]}
			onChange={({ target }) => set({ [name]: target.value })}
			error={errorOf(name)}
			{...more}
		/>
	);
	const number = (name: keyof typeof draft, label: string, more: object = {}) => (
		<NumberField
			of="count"
			label={label}
			isTried={isTried}
			value={draft[name]}
			onChange={(typed) => set({ [name]: typed })}
			error={errorOf(name)}
			{...more}
		/>
	);
	return (
		<EditDialog
			title={variant?.sku ?? t.add}
			isWide
			saving={asked}
			shownAtFields={["variant.sku_taken", "variant.choice_taken", "stock.not_enough"]}
			onSave={save}
			onClose={onClose}
		>
			<div className="field-grid stack gap-4">
				{field("sku", t.columns.sku, {
					required: true,
					error: errorOf("sku") ?? (refused === "variant.sku_taken" ? asked.error?.message : undefined),
				})}
				{field("size", t.size, {
					error: errorOf("size") ?? (refused === "variant.choice_taken" ? asked.error?.message : undefined),
				})}
				{field("colourId", t.colourId)}
				{field("colourEn", t.colourEn)}
				{number("price", t.ownPrice, { of: "rupiah", hint: t.ownPriceHint })}
				{number("weightGrams", t.weight, { required: true })}
				{!variant && number("stock", t.stock, { required: true })}
				{number("preorders", t.preorders, {
					hint: t.preordersHint,
					error: errorOf("preorders") ?? (refused === "stock.not_enough" ? asked.error?.message : undefined),
				})}
			</div>
		</EditDialog>
	);
}
