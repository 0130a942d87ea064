import { useLoaderData, useNavigate } from "react-router";
import { pathTo } from "../paths";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { addressList } from "../shipping/addresses/address-contract";
import { AddressForm } from "../shipping/addresses/address-form";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { inMembersBrowser } from "./member-read";

export const meta = accountMeta("profile-address-create");
export const clientLoader = inMembersBrowser(pageRead((call) => call(addressList, {})));
export const HydrateFallback = LoadingAccount;

export default function AddressCreatePage() {
	const answer = useLoaderData<typeof clientLoader>();
	const navigate = useNavigate();
	if (isListFailed(answer)) return <FailedAccount />;
	return (
		<AddressForm
			isFirst={answer.addresses.length === 0}
			onSaved={() => navigate(pathTo("profile-address"))}
		/>
	);
}
