import { useLocation } from "react-router";
import { addressIn } from "../browser/address-in";
import { StructuredData } from "../browser/structured-data";
import { usePublicUrl } from "../http/public-url";
import { useLanguage } from "../words/language";

type ListStructureProps = { name: string; items: readonly { name: string; path: string }[] };

/** JSON-LD of a list for search engines: its name and the URLs of its items. */
export function ListStructure({ name, items }: ListStructureProps) {
	const language = useLanguage();
	const publicUrl = usePublicUrl();
	const { pathname } = useLocation();
	return (
		<StructuredData
			data={{
				"@type": "CollectionPage",
				name,
				url: addressIn(language, `${publicUrl}${pathname}`),
				inLanguage: language,
				mainEntity: {
					"@type": "ItemList",
					itemListElement: items.map((item, index) => ({
						"@type": "ListItem",
						position: index + 1,
						name: item.name,
						url: addressIn(language, `${publicUrl}${item.path}`),
					})),
				},
			}}
		/>
	);
}
