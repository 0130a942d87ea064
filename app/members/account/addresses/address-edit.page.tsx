import { useLoaderData, useNavigate, useParams } from "react-router";
import { addressList } from "../../../delivery/addresses/address-contract";
import { AddressForm } from "../../../delivery/addresses/address-form";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import { isListFailed } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { EmptyPage } from "../empty-page";
import { inMembersBrowser } from "../member-read";
import { accountTexts } from "../texts";

export const meta = accountMeta("profile-address-edit");
export const clientLoader = inMembersBrowser(pageRead((call) => call(addressList, {})));
export const HydrateFallback = LoadingAccount;

export default function AddressEditPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const { id } = useParams();
	const t = useTexts(accountTexts);
	const navigate = useNavigate();
	if (isListFailed(answer)) return <FailedAccount />;
	const address = answer.addresses.find((one) => one.id === id);
	if (!address)
		return (
			<EmptyPage
				title={t.unknownAddress}
				text={t.unknownAddressText}
				action={{ to: pathTo("profile-address"), label: t.toAddresses }}
			/>
		);
	return <AddressForm address={address} onSaved={() => navigate(pathTo("profile-address"))} />;
}
