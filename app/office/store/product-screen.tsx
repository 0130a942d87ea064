import { useParams } from "react-router";
import { pathTo } from "../../paths";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { publishProduct, staffProduct } from "../../store/selling/contract";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { useChange, useRead } from "../read";
import { ContentTranslation } from "../translations/translation-panel";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { ProductForm } from "./product-form";
import { storeOfficeTexts } from "./texts";
import { VariantTable } from "./variant-table";
import "./store.css";

export function ProductScreen() {
	const { slug = "" } = useParams();
	const { product: t, ...shared } = useTexts(storeOfficeTexts);
	const language = useLanguage();
	const read = useRead(staffProduct, { slug });
	const publish = useChange(publishProduct);
	const product = read.data;
	return (
		<Screen
			title={product ? localize(product.name, language) : shared.products}
			from={{ to: "/office/products", label: shared.products }}
			badge={
				product && (
					<Badge tone={product.isPublished ? "ok" : "line"}>
						{product.isPublished ? t.published : t.hidden}
					</Badge>
				)
			}
			actions={
				product && (
					<>
						{product.isPublished && (
							<a className="store-link link" href={pathTo("store-detail", { id: slug })}>
								{t.see}
							</a>
						)}
						<Button
							variant="ghost"
							size="small"
							loading={publish.isPending}
							onClick={() => publish.mutate({ slug, isPublished: !product.isPublished })}
						>
							{product.isPublished ? t.hide : t.publish}
						</Button>
					</>
				)
			}
		>
			<ReadState of={read}>
				{(product) => (
					<div className="office-stack">
						<VariantTable product={product} />
						<ProductForm key={product.slug} product={product} />
						<ContentTranslation kind="product" id={slug} />
					</div>
				)}
			</ReadState>
		</Screen>
	);
}
