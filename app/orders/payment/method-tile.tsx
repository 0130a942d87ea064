import type { PaymentMethod } from "../../payments/gateway";
import { MethodMark } from "./method-mark";
import "./method-tile.css";

type MethodTileProps = {
	method: PaymentMethod;
	label: string;
	/** Of the group of radio buttons. */
	name: string;
	isChosen: boolean;
	onChoose: () => void;
};

/** One payment method to choose; stands in a `.method-tiles`. */
export function MethodTile({ method, label, name, isChosen, onChoose }: MethodTileProps) {
	return (
		<label className="method-tile">
			<input type="radio" name={name} value={method} checked={isChosen} onChange={onChoose} />
			<MethodMark method={method} />
			<span>{label}</span>
		</label>
	);
}
