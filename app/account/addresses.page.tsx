import { useLoaderData } from "react-router";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { isListFailed } from "../platform/list-read";
import { pageRead } from "../platform/page-read";
import { addressList, mostAddresses } from "../shipping/addresses/address-contract";
import { addressTexts } from "../shipping/addresses/address-texts";
import { ButtonLink } from "../ui/button";
import { Note } from "../ui/note";
import { accountMeta } from "./account-meta";
import { FailedAccount, LoadingAccount } from "./account-states";
import { AddressList } from "./address-list";
import { EmptyPage } from "./empty-page";
import { inMembersBrowser } from "./member-read";
import { accountTexts } from "./texts";

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
