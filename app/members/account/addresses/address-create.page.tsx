import { useLoaderData, useNavigate } from "react-router";
import { addressList } from "../../../delivery/addresses/address-contract";
import { AddressForm } from "../../../delivery/addresses/address-form";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import { isListFailed } from "../../../platform/lists/list-read";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { inMembersBrowser } from "../member-read";

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
