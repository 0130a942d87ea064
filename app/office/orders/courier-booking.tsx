import { useState } from "react";
import { bookAgain, cancelBooking } from "../../delivery/parcels/contract";
import { type Collection, collections } from "../../delivery/shipping/courier";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Select } from "../../ui/fields/select";
import { useChange } from "../read";
import type { StaffOrder } from "./order-row";
import { staffOrderTexts } from "./texts";

type CourierBookingProps = { parcel: StaffOrder["parcels"][number]; canChange: boolean };

/** Who brings the parcel to the courier; and, while the courier does not have it, another way. */
export function CourierBooking({ parcel, canChange }: CourierBookingProps) {
	const { order: t } = useTexts(staffOrderTexts);
	const { id, booking, bookingFault, isShipped, step } = parcel;
	const cancel = useChange(cancelBooking);
	const again = useChange(bookAgain);
	const [collection, setCollection] = useState<Collection>(parcel.collection);
	if (booking === "none") return null;
	const isOpen = canChange && (booking === "refused" || booking === "cancelled");
	const mayCancel =
		canChange &&
		booking === "made" &&
		!isShipped &&
		(!step || step === "label_created" || step === "awaiting_pickup");
	return (
		<div className="stack gap-2">
			<small>{t.collections[parcel.collection]}</small>
			{bookingFault && <Note tone="warn">{t.refusedByCourier(bookingFault)}</Note>}
			{isOpen && (
				<Select
					label={t.collection}
					value={collection}
					onChange={({ target }) => setCollection(target.value as Collection)}
					options={collections.map((value) => ({ value, label: t.collections[value] }))}
				/>
			)}
			{isOpen && (
				<Button
					size="small"
					loading={again.isPending}
					onClick={() => again.mutate({ id, collection }, { onSuccess: () => showSuccess(t.bookedAgain) })}
				>
					{t.bookAgain}
				</Button>
			)}
			{mayCancel && (
				<Button
					size="small"
					variant="ghost"
					loading={cancel.isPending}
					onClick={() => cancel.mutate({ id }, { onSuccess: () => showSuccess(t.courierCancelled) })}
				>
					{t.cancelCourier}
				</Button>
			)}
		</div>
	);
}
