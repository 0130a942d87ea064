import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { placeText } from "../areas/place-text";
import type { SavedAddress } from "./address-contract";
import { addressTexts } from "./address-texts";

type AddressLinesProps = {
	address: Pick<SavedAddress, "recipient" | "phone" | "street" | "landmark" | "postcode" | "place">;
};

/** An address as written on a parcel. */
export function AddressLines({ address }: AddressLinesProps) {
	const t = useTexts(addressTexts);
	return (
		<address className="address-lines">
			<p>
				<b>{address.recipient}</b> <span className="tabular">{formatPhone(address.phone)}</span>
			</p>
			<p>{address.street}</p>
			<p className="muted">
				{placeText(address.place)} {address.postcode}
			</p>
			{address.landmark && (
				<p className="muted">
					{t.landmark}: {address.landmark}
				</p>
			)}
		</address>
	);
}
