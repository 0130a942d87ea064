import { useRevalidator } from "react-router";
import {
	deleteAddress,
	makeMainAddress,
	type SavedAddress,
} from "../../../delivery/addresses/address-contract";
import { AddressLines } from "../../../delivery/addresses/address-lines";
import { addressTexts } from "../../../delivery/addresses/address-texts";
import { pathTo } from "../../../paths";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button, ButtonLink } from "../../../ui/button";
import { ConfirmButton } from "../../../ui/dialogs/confirm-button";
import { Badge } from "../../../ui/feedback/badge";
import { ActionButton } from "../../../ui/forms/action-button";
import "./address-list.css";

export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
	const t = useTexts(addressTexts);
	const { revalidate } = useRevalidator();
	return (
		<ul className="address-list stack gap-4">
			{addresses.map((address) => (
				<li key={address.id} className={address.isMain ? "address-main" : undefined}>
					<h2 className="row flow">
						{address.label} {address.isMain && <Badge tone="ink">{t.main}</Badge>}
					</h2>
					<AddressLines address={address} />
					<p className="flow">
						<ButtonLink
							size="small"
							variant="ghost"
							to={pathTo("profile-address-edit", { id: address.id })}
							aria-label={t.editOf(address.label)}
						>
							{t.edit}
						</ButtonLink>
						{!address.isMain && (
							<ActionButton
								size="small"
								variant="ghost"
								aria-label={t.makeMainOf(address.label)}
								onPress={() => callApi(makeMainAddress, { id: address.id })}
								done={t.madeMain(address.label)}
								after={revalidate}
							>
								{t.makeMain}
							</ActionButton>
						)}
						<ConfirmButton
							trigger={
								<Button size="small" variant="ghost" aria-label={t.deleteOf(address.label)}>
									{t.delete}
								</Button>
							}
							title={t.deleteTitle}
							action={t.delete}
							cancel={t.keep}
							onConfirm={() => callApi(deleteAddress, { id: address.id })}
							done={t.deleted}
							after={revalidate}
						>
							<p>{t.deleteText(address.label)}</p>
						</ConfirmButton>
					</p>
				</li>
			))}
		</ul>
	);
}
