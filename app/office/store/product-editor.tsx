import { useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { changeProduct, type StaffProduct, staffProduct } from "../../store/selling/contract";
import { useChange } from "../read";
import { type Conflict, ProductConflict } from "./product-conflict";
import { type ProductFields, ProductForm } from "./product-form";
import { storeOfficeTexts } from "./texts";

/** The form, and conflict handling when someone else saved since it was opened. */
export function ProductEditor({ product }: { product: StaffProduct }) {
	const { saved } = useTexts(storeOfficeTexts);
	// A refetch while someone types must not become the version they edited.
	const [opened, setOpened] = useState({ product, times: 1 });
	const [conflict, setConflict] = useState<Conflict | null>(null);
	const change = useChange(changeProduct);
	const { slug } = product;

	const save = (fields: ProductFields, version: string, isMerged = false) =>
		change.mutate(
			{ slug, version, ...fields },
			{
				onSuccess: (now) => {
					setOpened(({ times }) => ({ product: now, times: isMerged ? times + 1 : times }));
					setConflict(null);
					showSuccess(saved);
				},
				onError: async ({ body }) => {
					if (body.error !== "product.changed") return;
					const theirs = await callApi(staffProduct, { slug }).catch(() => null);
					if (theirs) setConflict({ before: opened.product, mine: fields, theirs });
				},
			},
		);

	return (
		<>
			{conflict && (
				<ProductConflict
					conflict={conflict}
					isBusy={change.isPending}
					onMerge={(fields) => save(fields, conflict.theirs.version, true)}
					onTakeTheirs={() => {
						setOpened(({ times }) => ({ product: conflict.theirs, times: times + 1 }));
						setConflict(null);
					}}
				/>
			)}
			<ProductForm
				key={opened.times}
				product={opened.product}
				faults={change.error?.body.errors}
				isSaving={change.isPending}
				onSave={(fields) => save(fields, opened.product.version)}
			/>
		</>
	);
}
