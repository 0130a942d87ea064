import { type FormEvent, useState } from "react";
import { houseKeys } from "../../platform/club-profile";
import type { InputOf } from "../../platform/http/contract";
import { houseLabel } from "../../platform/lists/house-label";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { readRupiah } from "../../platform/words/read-rupiah";
import { productCategories } from "../../store/products/product-category";
import type { createProduct, StaffProduct } from "../../store/selling/contract";
import { storeTexts } from "../../store/texts";
import { kitNames } from "../../ui/art/picture-ref";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { RupiahField } from "../ui/rupiah-field";
import { PicturesField } from "./pictures-field";
import { draftOf, type ProductDraft, readDraft } from "./product-draft";
import { storeOfficeTexts } from "./texts";

export type ProductFields = Omit<InputOf<typeof createProduct>, "slug">;

type ProductFormProps = {
	/** None for a new one. */
	product?: StaffProduct;
	faults: Record<string, string[]> | undefined;
	isSaving: boolean;
	onSave: (fields: ProductFields) => void;
};

export function ProductForm({ product, faults, isSaving, onSave }: ProductFormProps) {
	const { product: t, ...shared } = useTexts(storeOfficeTexts);
	const { category } = useTexts(storeTexts);
	const language = useLanguage();
	const [draft, setDraft] = useState<ProductDraft>(() => draftOf(product));
	const [isTried, setTried] = useState(false);
	const read = readDraft(draft, product);
	const set = (part: Partial<ProductDraft>) => setDraft({ ...draft, ...part });
	const save = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (read.fields) onSave(read.fields);
	};
	const errorOf = (field: string, said?: string) =>
		faults?.[field]?.[0] ?? (isTried && read.unclear.includes(field) ? said : undefined);
	const text = (name: "nameId" | "nameEn", fault: string, required: boolean) => (
		<Field
			label={t[name]}
			required={required}
			maxLength={120}
			value={draft[name]}
			onChange={({ target }) => set({ [name]: target.value })}
			error={faults?.[fault]?.[0]}
		/>
	);
	const number = (
		name: "weightGrams" | "memberLimit" | "printDays",
		label: string,
		more: { hint?: string; required?: boolean } = {},
	) => (
		<Field
			label={label}
			inputMode="numeric"
			value={draft[name]}
			onChange={({ target }) => set({ [name]: target.value })}
			error={errorOf(name === "printDays" ? "printing.days" : name, shared.numberUnclear)}
			{...more}
		/>
	);
	const isNewPrice = product && readRupiah(draft.price) !== product.price;
	return (
		<form className="office-panel office-stack" noValidate onSubmit={save}>
			<h2>{t.details}</h2>
			<div className="field-grid stack gap-4">
				{text("nameId", "name.id", true)}
				{text("nameEn", "name.en", false)}
				<RupiahField
					label={t.price}
					required
					value={draft.price}
					onChange={(price) => set({ price })}
					error={errorOf("price", shared.priceUnclear)}
				/>
				<RupiahField
					label={t.formerPrice}
					value={draft.formerPrice}
					onChange={(formerPrice) => set({ formerPrice })}
					error={errorOf("formerPrice", shared.priceUnclear)}
				/>
			</div>
			{isNewPrice && product.openOrders > 0 && (
				<Note tone="warn">
					{t.openOrders(formatCount(product.openOrders, language), formatRupiah(product.price))}
				</Note>
			)}
			<div className="field-grid stack gap-4">
				{(["descriptionId", "descriptionEn"] as const).map((name) => (
					<TextAreaField
						key={name}
						label={t[name]}
						required={name === "descriptionId"}
						rows={4}
						maxLength={5_000}
						value={draft[name]}
						onChange={({ target }) => set({ [name]: target.value })}
						error={faults?.[name === "descriptionId" ? "description.id" : "description.en"]?.[0]}
					/>
				))}
				<Select
					label={t.category}
					value={draft.category}
					onChange={({ target }) => set({ category: target.value as ProductDraft["category"] })}
					options={productCategories.map((value) => ({ value, label: category[value] }))}
				/>
				<Select
					label={t.division}
					value={draft.division}
					onChange={({ target }) => set({ division: target.value as ProductDraft["division"] })}
					options={houseKeys.map((value) => ({ value, label: houseLabel(value, language) }))}
				/>
				{number("weightGrams", t.weight, { required: true })}
				{number("memberLimit", t.memberLimit, { hint: t.memberLimitHint })}
				<Field
					label={t.shipsOn}
					hint={t.shipsOnHint}
					type="date"
					value={draft.shipsOn}
					onChange={({ target }) => set({ shipsOn: target.value })}
					error={faults?.shipsOn?.[0]}
				/>
			</div>
			<PicturesField
				pictures={draft.pictures}
				error={faults?.pictures?.[0]}
				onChange={(pictures) => set({ pictures })}
			/>
			<Checkbox
				label={t.featured}
				checked={draft.featured}
				onChange={({ target }) => set({ featured: target.checked })}
			/>
			<Checkbox
				label={t.isPrinted}
				checked={draft.isPrinted}
				onChange={({ target }) => set({ isPrinted: target.checked })}
			/>
			{draft.isPrinted && (
				<div className="field-grid stack gap-4">
					<RupiahField
						label={t.printPrice}
						required
						value={draft.printPrice}
						onChange={(printPrice) => set({ printPrice })}
						error={errorOf("printing.price", shared.priceUnclear)}
					/>
					{number("printDays", t.printDays, { required: true })}
					<Select
						label={t.kit}
						value={draft.kit}
						onChange={({ target }) => set({ kit: target.value as ProductDraft["kit"] })}
						options={kitNames.map((value) => ({ value, label: value }))}
					/>
				</div>
			)}
			<div>
				<Button type="submit" loading={isSaving}>
					{shared.save}
				</Button>
			</div>
		</form>
	);
}
