import { useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { readRupiah } from "../../../platform/words/read-rupiah";
import { allocate, mostAllocated } from "../../../tickets/allocations/contract";
import { Field } from "../../../ui/fields/field";
import { useChange } from "../../read";
import { EditDialog, thenClose } from "../../ui/edit-dialog";
import { MomentField } from "../../ui/moment-field";
import { RupiahField } from "../../ui/rupiah-field";
import { PlacesFields, usePlaces } from "../sales/places-fields";
import type { StaffSale } from "../sales/sale-screen";
import { ticketOfficeTexts } from "../texts";
import { allocationOfficeTexts } from "./allocation-texts";

type AllocationDialogProps = { sale: StaffSale; onClose: () => void };

export function AllocationDialog({ sale, onClose }: AllocationDialogProps) {
	const t = useTexts(allocationOfficeTexts);
	const shared = useTexts(ticketOfficeTexts);
	const places = usePlaces(sale.sections, { most: mostAllocated, canName: false });
	const [group, setGroup] = useState("");
	const [coordinator, setCoordinator] = useState("");
	const [price, setPrice] = useState("0");
	const [endsAt, setEndsAt] = useState<string | null>(sale.closesAt);
	const [isTried, setTried] = useState(false);
	const make = useChange(allocate);
	const faults = make.error?.body.errors;
	const amount = readRupiah(price);
	const isUnknown = make.error?.body.error === "allocation.unknown_coordinator";
	const save = () => {
		setTried(true);
		if (!places.wish || amount === null || !endsAt) return;
		const { sectionId, quantity } = places.wish;
		make.mutate(
			{ event: sale.event.slug, sectionId, quantity, group, coordinator, price: amount, endsAt },
			thenClose(t.given, onClose),
		);
	};
	return (
		<EditDialog
			title={t.add}
			isWide
			action={t.add}
			saving={make}
			shownAtFields={["allocation.unknown_coordinator"]}
			onSave={save}
			onClose={onClose}
		>
			<div className="field-grid stack gap-4">
				<PlacesFields fields={places.fields} />
				<Field
					label={t.group}
					required
					maxLength={80}
					value={group}
					onChange={({ target }) => setGroup(target.value)}
					error={faults?.group?.[0]}
				/>
				<Field
					label={t.coordinator}
					hint={t.coordinatorHint}
					type="email"
					required
					maxLength={200}
					value={coordinator}
					onChange={({ target }) => setCoordinator(target.value)}
					error={faults?.coordinator?.[0] ?? (isUnknown ? make.error?.message : undefined)}
				/>
				<RupiahField
					label={t.price}
					hint={t.priceHint}
					required
					value={price}
					onChange={setPrice}
					error={faults?.price?.[0] ?? (isTried && amount === null ? shared.priceUnclear : undefined)}
				/>
				<MomentField
					label={t.endsAt}
					required
					timeZone={sale.event.venue.timeZone}
					value={endsAt}
					onChange={setEndsAt}
					error={faults?.endsAt?.[0] ?? (isTried && !endsAt ? shared.momentMissing : undefined)}
				/>
			</div>
		</EditDialog>
	);
}
