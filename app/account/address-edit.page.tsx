import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { accountMeta } from "./account-meta";
import { EmptyPage } from "./empty-page";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-address-edit");

export default function AddressEditPage() {
	const t = useTexts(accountTexts);
	return (
		<EmptyPage
			title={t.unknownAddress}
			text={t.unknownAddressText}
			action={{ to: pathTo("profile-address"), label: t.toAddresses }}
		/>
	);
}
