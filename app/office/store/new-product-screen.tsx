import { useNavigate } from "react-router";
import { useTexts } from "../../platform/words/language";
import { Screen } from "../ui/screen";
import { ProductForm } from "./product-form";
import { storeOfficeTexts } from "./texts";
import "./store.css";

export function NewProductScreen() {
	const { product: t, products } = useTexts(storeOfficeTexts);
	const navigate = useNavigate();
	return (
		<Screen title={t.create} from={{ to: "/office/products", label: products }}>
			<p className="store-intro">{t.createText}</p>
			<ProductForm product={null} onCreated={(slug) => void navigate(`/office/products/${slug}`)} />
		</Screen>
	);
}
