import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { MoreLink } from "../ui/more-link";
import { accountMeta } from "./account-meta";
import { EmptyPage } from "./empty-page";
import { accountTexts } from "./texts";

export const meta = accountMeta("profile-address-create");

export default function AddressCreatePage() {
	const t = useTexts(accountTexts);
	return (
		<EmptyPage
			title={t.createAddress}
			text={t.createAddressText}
			action={{ to: pathTo("store-list"), label: t.toStore }}
		>
			<MoreLink tight to={pathTo("profile-address")}>
				{t.toAddresses}
			</MoreLink>
		</EmptyPage>
	);
}
