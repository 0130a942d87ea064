import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { accountMeta } from "./account-meta";
import { EmptyPage } from "./empty-page";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-address");

export default function AddressesPage() {
	const t = useTexts(accountTexts);
	return (
		<EmptyPage
			title={t.noAddress}
			text={t.noAddressText}
			action={{ to: pathTo("store-list"), label: t.toStore }}
		/>
	);
}
