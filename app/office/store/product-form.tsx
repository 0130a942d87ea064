import type { FormEvent } from "react";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { changeProduct, createProduct, type StaffProduct, staffProduct } from "../../store/selling/contract";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { ConflictPanel } from "../content/conflict-panel";
import type { Values } from "../content/content-fields";
import { FormFields } from "../content/form-fields";
import { useEdited } from "../content/use-edited";
import { useChange, useRead } from "../read";
import { emptyProduct, productFields, toProduct, toSavedProduct } from "./product-fields";
import { storeOfficeTexts } from "./texts";

type ProductFormProps = {
	/** Null for a new one. */
	product: StaffProduct | null;
	onCreated?: (slug: string) => void;
};

export function ProductForm({ product, onCreated }: ProductFormProps) {
	const { product: t, ...shared } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const create = useChange(createProduct);
	const change = useChange(changeProduct);
	const slug = product?.slug ?? "";
	const read = useRead(staffProduct, { slug }, { enabled: product !== null });
	const edited = useEdited<Values>({
		opened: product && toSavedProduct(product),
		empty: emptyProduct,
		latest: read.data && !read.isFetching ? toSavedProduct(read.data) : null,
		refresh: async () => {
			const { data } = await read.refetch();
			return data && toSavedProduct(data);
		},
		saved: product ? shared.saved : t.created,
	});
	const { content, failure, refusal } = edited;
	const save = async (event: FormEvent) => {
		event.preventDefault();
		let made = "";
		const saved = await edited.save(async (base) => {
			const fields = toProduct(content);
			if (base) return toSavedProduct(await change.mutateAsync({ slug, version: base.version, ...fields }));
			const created = await create.mutateAsync(fields);
			made = created.slug;
			return toSavedProduct(created);
		});
		if (saved && made) edited.leaveFreely(() => onCreated?.(made));
	};
	// The slug is derived from the name.
	const isTaken = refusal === "product.slug_taken";
	const isNewPrice = product && product.openOrders > 0 && content.price !== product.price;
	return (
		<>
			<ConflictPanel edited={edited} fields={productFields} />
			<form className="office-panel office-stack" noValidate onSubmit={(event) => void save(event)}>
				<h2>{t.details}</h2>
				{failure && !isTaken && (
					<Note tone="err" announce>
						{failure}
					</Note>
				)}
				<FormFields
					key={edited.generation}
					fields={productFields}
					content={content}
					faults={failure && isTaken ? { "name.id": [failure] } : edited.faults}
					onChange={edited.set}
				/>
				{isNewPrice && (
					<Note tone="warn">
						{t.openOrders(formatCount(product.openOrders, language), formatRupiah(product.price))}
					</Note>
				)}
				<div>
					<Button type="submit" loading={edited.isBusy}>
						{shared.save}
					</Button>
				</div>
			</form>
		</>
	);
}
