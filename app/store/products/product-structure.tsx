import { club } from "../../../club/profile";
import { pathTo } from "../../paths";
import { addressIn } from "../../platform/browser/address-in";
import { breadcrumbList, type Crumb } from "../../platform/browser/breadcrumb-list";
import { StructuredData } from "../../platform/browser/structured-data";
import type { AnswerOf } from "../../platform/http/contract";
import { usePublicUrl } from "../../platform/http/public-url";
import { useLanguage } from "../../platform/words/language";
import { pictureUrl } from "../../ui/art/picture-url";
import type { productDetail } from "../contract";

type ProductStructureProps = { product: AnswerOf<typeof productDetail>; way: readonly Crumb[] };

/** Structured data for search engines and price comparison. */
export function ProductStructure({ product, way }: ProductStructureProps) {
	const publicUrl = usePublicUrl();
	const path = pathTo("store-detail", { id: product.slug });
	const url = addressIn(useLanguage(), `${publicUrl}${path}`);
	return (
		<StructuredData
			data={{
				"@graph": [
					{
						"@type": "Product",
						name: product.name,
						description: product.description,
						image: product.pictures.map(
							(picture) => publicUrl + pictureUrl(picture, { width: 1200, height: 1200 }),
						),
						brand: { "@type": "Brand", name: club.name },
						sku: product.variants[0]?.sku,
						weight: { "@type": "QuantitativeValue", value: product.weightGrams, unitCode: "GRM" },
						...(product.rating && {
							aggregateRating: {
								"@type": "AggregateRating",
								ratingValue: product.rating.average,
								reviewCount: product.rating.count,
							},
						}),
						offers: product.variants.map(({ sku, price, stock, preorders, size, colour }) => ({
							"@type": "Offer",
							sku,
							name: [product.name, colour, size].filter(Boolean).join(", "),
							url,
							price,
							priceCurrency: club.currency,
							itemCondition: "https://schema.org/NewCondition",
							availability: `https://schema.org/${stock > 0 ? "InStock" : preorders > 0 ? "PreOrder" : "OutOfStock"}`,
						})),
					},
					breadcrumbList(publicUrl, [...way, { label: product.name, to: path }]),
				],
			}}
		/>
	);
}
