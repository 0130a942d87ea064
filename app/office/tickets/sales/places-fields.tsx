import { useState } from "react";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { mostPlaces } from "../../../tickets/box-office/contract";
import { Field } from "../../../ui/fields/field";
import { QuantityStepper } from "../../../ui/fields/quantity-stepper";
import { Select } from "../../../ui/fields/select";
import { boxOfficeTexts } from "../box-office/box-office-texts";
import { readSeats } from "./read-seats";
import type { StaffSection } from "./section-table";

/** Some places of one section, as staff choose them. */
export function usePlaces(
	sections: readonly StaffSection[],
	{ most = mostPlaces, canName = true }: { most?: number; canName?: boolean } = {},
) {
	const open = sections.filter(({ isClosed }) => !isClosed);
	const [sectionId, setSectionId] = useState(open.find(({ left }) => left > 0)?.id ?? open[0]?.id ?? "");
	const [quantity, setQuantity] = useState(1);
	const [typed, setTyped] = useState("");
	const section = open.find(({ id }) => id === sectionId);
	const takesNames = canName && section?.isNumbered === true;
	const seats = takesNames ? readSeats(typed) : [];
	// Specific seats determine the quantity.
	const count = seats && seats.length > 0 ? seats.length : quantity;
	const max = Math.max(1, Math.min(most, section?.left ?? 1));
	const isClear = section !== undefined && seats !== null && count >= 1;
	return {
		section,
		count,
		wish: isClear ? { sectionId, quantity: count, ...(seats.length > 0 && { seats }) } : null,
		fields: {
			open,
			section,
			setSectionId,
			quantity: count,
			setQuantity,
			typed,
			setTyped,
			areSeatsClear: seats !== null,
			max,
			// Nobody presses plus two hundred times.
			isTyped: most > mostPlaces,
			takesNames,
		},
	};
}

export function PlacesFields({ fields }: { fields: ReturnType<typeof usePlaces>["fields"] }) {
	const t = useTexts(boxOfficeTexts);
	const language = useLanguage();
	const { open, section, setSectionId, quantity, setQuantity, typed, setTyped } = fields;
	const { areSeatsClear, max, isTyped, takesNames } = fields;
	return (
		<>
			<Select
				label={t.section}
				required
				value={section?.id ?? ""}
				onChange={({ target }) => setSectionId(target.value)}
				options={open.map(({ id, label, left }) => ({
					value: id,
					label: t.left(label, formatCount(left, language)),
					disabled: left <= 0,
				}))}
			/>
			{isTyped ? (
				<Field
					label={t.quantity}
					required
					inputMode="numeric"
					autoComplete="off"
					maxLength={3}
					value={quantity || ""}
					onChange={({ target }) => setQuantity(Number(target.value.replace(/\D/g, "")))}
					error={quantity < 1 || quantity > max ? t.quantityBetween(formatCount(max, language)) : undefined}
				/>
			) : (
				<div>
					<p className="field-label">{t.quantity}</p>
					<QuantityStepper
						label={t.quantity}
						value={quantity}
						onChange={setQuantity}
						max={max}
						disabled={typed.trim() !== ""}
					/>
				</div>
			)}
			{takesNames && (
				<Field
					className="field-wide"
					label={t.seats}
					hint={t.seatsHint}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					error={areSeatsClear ? undefined : t.seatsUnclear}
				/>
			)}
		</>
	);
}
