import { useLoaderData, useNavigate, useParams } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { addressList } from "../shipping/addresses/address-contract";
import { AddressForm } from "../shipping/addresses/address-form";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { EmptyPage } from "./empty-page";
import { inMembersBrowser } from "./member-read";
import { accountTexts } from "./texts";

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
