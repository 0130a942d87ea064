import { Plus } from "lucide-react";
import { useState } from "react";
import { mostAddresses, type SavedAddress } from "../../../delivery/addresses/address-contract";
import { AddressForm } from "../../../delivery/addresses/address-form";
import { AddressLines } from "../../../delivery/addresses/address-lines";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Chip, ChipRow } from "../../../ui/forms/chip";
import { CheckoutPart } from "../checkout-part";
import { checkoutTexts } from "../checkout-texts";
import type { Checkout } from "../use-checkout";
import { isCourier } from "./delivery-days";
import "./address-choice.css";

type AddressChoiceProps = {
	checkout: Checkout;
	addresses: readonly SavedAddress[];
	fault: string | undefined;
	onSaved: (address: SavedAddress) => void;
};

/** A saved address, or a new one entered in place. */
export function AddressChoice({ checkout, addresses, fault, onSaved }: AddressChoiceProps) {
	const t = useTexts(checkoutTexts);
	const { address, choices, choose, service } = checkout;
	const [open, setOpen] = useState<"new" | "edit" | null>(choices.draft ? "new" : null);
	const isPickedUp = service !== undefined && !isCourier(service);
	const isFirst = addresses.length === 0;
	const close = () => {
		setOpen(null);
		choose({ draft: undefined });
	};
	const take = (saved: SavedAddress) => {
		onSaved(saved);
		setOpen(null);
		choose({ addressId: saved.id, draft: undefined });
	};
	return (
		<CheckoutPart title={t.sendTo} fault={fault}>
			{isFirst && <p className="address-none">{isPickedUp ? t.notNeeded : t.noAddress}</p>}
			{!isFirst && (
				<ChipRow label={t.addresses}>
					{addresses.map(({ id, label }) => (
						<Chip
							key={id}
							pressed={open !== "new" && id === address?.id}
							onClick={() => {
								setOpen(null);
								choose({ addressId: id });
							}}
						>
							{label}
						</Chip>
					))}
					{addresses.length < mostAddresses && (
						<Chip pressed={open === "new"} onClick={() => setOpen("new")}>
							<Plus className="icon" aria-hidden="true" />
							{t.newAddress}
						</Chip>
					)}
				</ChipRow>
			)}
			{address && !open && (
				<div className="address-card stack gap-4">
					<AddressLines address={address} />
					<button
						type="button"
						className="more-link more-link-tight"
						aria-label={t.editOf(address.label)}
						onClick={() => setOpen("edit")}
					>
						{t.edit}
					</button>
				</div>
			)}
			{isPickedUp && !isFirst && <p className="small muted">{t.notNeeded}</p>}
			{(open || (isFirst && !isPickedUp)) && (
				<div className="address-box stack gap-3">
					<AddressForm
						key={open === "edit" ? address?.id : "new"}
						{...(open === "edit" && address ? { address } : { draft: choices.draft, onDraft: keepDraft })}
						isFirst={isFirst}
						onSaved={take}
					/>
					{!isFirst && (
						<Button variant="ghost" block onClick={close}>
							{t.cancel}
						</Button>
					)}
				</div>
			)}
		</CheckoutPart>
	);

	function keepDraft(change: NonNullable<typeof choices.draft>) {
		choose({ draft: { ...choices.draft, ...change } });
	}
}
