import { useState } from "react";
import { useRevalidator } from "react-router";
import {
	deleteAddress,
	makeMainAddress,
	type SavedAddress,
} from "../../../delivery/addresses/address-contract";
import { AddressLines } from "../../../delivery/addresses/address-lines";
import { addressTexts } from "../../../delivery/addresses/address-texts";
import { pathTo } from "../../../paths";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button, ButtonLink } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Badge } from "../../../ui/feedback/badge";
import "./address-list.css";

export function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
	const t = useTexts(addressTexts);
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState<string | null>(null);
	const change = async (id: string, act: () => Promise<unknown>, done: string) => {
		setBusy(id);
		try {
			await act();
			showSuccess(done);
		} catch {
			// The toast has said why; the list shows the current state.
		}
		await revalidate();
		setBusy(null);
	};
	return (
		<ul className="address-list">
			{addresses.map((address) => (
				<li key={address.id} className={address.isMain ? "address-main" : undefined}>
					<h2>
						{address.label} {address.isMain && <Badge tone="ink">{t.main}</Badge>}
					</h2>
					<AddressLines address={address} />
					<p className="address-actions">
						<ButtonLink
							size="small"
							variant="ghost"
							to={pathTo("profile-address-edit", { id: address.id })}
							aria-label={t.editOf(address.label)}
						>
							{t.edit}
						</ButtonLink>
						{!address.isMain && (
							<Button
								size="small"
								variant="ghost"
								loading={busy === address.id}
								aria-label={t.makeMainOf(address.label)}
								onClick={() =>
									void change(
										address.id,
										() => callApi(makeMainAddress, { id: address.id }),
										t.madeMain(address.label),
									)
								}
							>
								{t.makeMain}
							</Button>
						)}
						<DeleteButton
							label={address.label}
							busy={busy === address.id}
							onDelete={() => change(address.id, () => callApi(deleteAddress, { id: address.id }), t.deleted)}
						/>
					</p>
				</li>
			))}
		</ul>
	);
}

type DeleteButtonProps = { label: string; busy: boolean; onDelete: () => Promise<void> };

function DeleteButton({ label, busy, onDelete }: DeleteButtonProps) {
	const t = useTexts(addressTexts);
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={t.deleteTitle}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button size="small" variant="ghost" aria-label={t.deleteOf(label)}>
					{t.delete}
				</Button>
			}
			footer={
				<>
					<Button variant="ghost" onClick={() => setOpen(false)}>
						{t.keep}
					</Button>
					<Button loading={busy} onClick={() => void onDelete().then(() => setOpen(false))}>
						{t.delete}
					</Button>
				</>
			}
		>
			<p>{t.deleteText(label)}</p>
		</Dialog>
	);
}
