import { useNavigate } from "react-router";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { createProduct } from "../../store/selling/contract";
import { useChange } from "../read";
import { Screen } from "../ui/screen";
import { ProductForm } from "./product-form";
import { storeOfficeTexts } from "./texts";
import "./store.css";

export function NewProductScreen() {
	const { product: t, products } = useTexts(storeOfficeTexts);
	const navigate = useNavigate();
	const create = useChange(createProduct);
	const { error } = create;
	// The slug is derived from the name.
	const faults =
		error?.body.error === "product.slug_taken" ? { "name.id": [error.message] } : error?.body.errors;
	return (
		<Screen title={t.create} from={{ to: "/office/products", label: products }}>
			<p className="store-intro">{t.createText}</p>
			<ProductForm
				faults={faults}
				isSaving={create.isPending}
				onSave={(fields) =>
					create.mutate(fields, {
						onSuccess: ({ slug }) => {
							showSuccess(t.created);
							void navigate(`/office/products/${slug}`);
						},
					})
				}
			/>
		</Screen>
	);
}
