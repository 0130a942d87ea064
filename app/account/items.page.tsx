import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { accountMeta } from "./account-meta";
import { EmptyPage } from "./empty-page";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-all-items");

export default function ItemsPage() {
	const t = useTexts(accountTexts);
	return (
		<EmptyPage
			title={t.noItems}
			text={t.noItemsText}
			action={{ to: pathTo("store-list"), label: t.toStore }}
		/>
	);
}
