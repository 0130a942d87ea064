import { useState } from "react";
import { addressList, type SavedAddress } from "../../../delivery/addresses/address-contract";
import { useAnswer } from "../../../platform/browser/use-answer";

/** The member's addresses, including those saved on this screen. */
export function useAddresses() {
	const { answer, hasFailed, retry } = useAnswer(addressList, {});
	const [saved, setSaved] = useState<readonly SavedAddress[]>([]);
	return {
		addresses: answer && [
			...answer.addresses.map((address) => saved.find(({ id }) => id === address.id) ?? address),
			...saved.filter(({ id }) => !answer.addresses.some((address) => address.id === id)),
		],
		hasFailed,
		retry,
		put: (address: SavedAddress) =>
			setSaved((others) => [...others.filter(({ id }) => id !== address.id), address]),
	};
}
