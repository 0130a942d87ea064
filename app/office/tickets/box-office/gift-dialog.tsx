import { useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { giveTickets } from "../../../tickets/box-office/contract";
import { Field } from "../../../ui/fields/field";
import { useChange } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import { PlacesFields, usePlaces } from "../sales/places-fields";
import type { StaffSale } from "../sales/sale-screen";
import { boxOfficeTexts } from "./box-office-texts";

type GiftDialogProps = { sale: StaffSale; onClose: () => void };

export function GiftDialog({ sale, onClose }: GiftDialogProps) {
	const { gifts: t, ...shared } = useTexts(boxOfficeTexts);
	const places = usePlaces(sale.sections);
	const [name, setName] = useState("");
	const [recipient, setRecipient] = useState("");
	const [reason, setReason] = useState("");
	const give = useChange(giveTickets);
	const faults = give.error?.body.errors;
	const save = () => {
		if (!places.wish) return;
		give.mutate(
			{ event: sale.event.slug, ...places.wish, name, recipient, reason },
			thenClose(t.given, onClose),
		);
	};
	return (
		<EditDialog title={t.add} isWide action={t.give} saving={give} onSave={save} onClose={onClose}>
			<div className="field-grid stack gap-4">
				<PlacesFields fields={places.fields} />
				<Field
					label={shared.name}
					required
					maxLength={80}
					value={name}
					onChange={({ target }) => setName(target.value)}
					error={faults?.name?.[0]}
				/>
				<Field
					label={shared.recipient}
					hint={t.recipientHint}
					required
					maxLength={200}
					value={recipient}
					onChange={({ target }) => setRecipient(target.value)}
					error={faults?.recipient?.[0]}
				/>
				<Field
					className="field-wide"
					label={t.reason}
					hint={t.reasonHint}
					required
					maxLength={200}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					error={faults?.reason?.[0]}
				/>
			</div>
		</EditDialog>
	);
}
