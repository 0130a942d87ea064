import type { PaymentMethod } from "../payments/payment-methods";
import { MethodMark } from "./method-mark";
import "./method-tile.css";

type MethodTileProps = {
	method: PaymentMethod;
	label: string;
	/** Name of the radio group. */
	name: string;
	isChosen: boolean;
	onChoose: () => void;
};

/** A payment method as a radio button; goes into a `.method-tiles`. */
export function MethodTile({ method, label, name, isChosen, onChoose }: MethodTileProps) {
	return (
		<label className="method-tile stack">
			<input
				className="over"
				type="radio"
				name={name}
				value={method}
				checked={isChosen}
				onChange={onChoose}
			/>
			<MethodMark method={method} />
			<span>{label}</span>
		</label>
	);
}
