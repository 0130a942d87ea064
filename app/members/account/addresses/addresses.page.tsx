import { useLoaderData } from "react-router";
import { addressList, mostAddresses } from "../../../delivery/addresses/address-contract";
import { addressTexts } from "../../../delivery/addresses/address-texts";
import { pathTo } from "../../../paths";
import { pageRead } from "../../../platform/browser/page-read";
import { isListFailed } from "../../../platform/lists/list-read";
import { useTexts } from "../../../platform/words/language";
import { ButtonLink } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { EmptyPage } from "../empty-page";
import { inMembersBrowser } from "../member-read";
import { accountTexts } from "../texts";
import { AddressList } from "./address-list";

export const meta = accountMeta("profile-address");
export const clientLoader = inMembersBrowser(pageRead((call) => call(addressList, {})));
export const HydrateFallback = LoadingAccount;

export default function AddressesPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const t = useTexts(accountTexts);
	const texts = useTexts(addressTexts);
	if (isListFailed(answer)) return <FailedAccount />;
	const add = <ButtonLink to={pathTo("profile-address-create")}>{texts.add}</ButtonLink>;
	if (answer.addresses.length === 0)
		return (
			<EmptyPage title={t.noAddress} text={t.noAddressText}>
				{add}
			</EmptyPage>
		);
	return (
		<div className="account-section">
			<AddressList addresses={answer.addresses} />
			{answer.addresses.length < mostAddresses ? <p>{add}</p> : <Note>{texts.full(mostAddresses)}</Note>}
		</div>
	);
}
