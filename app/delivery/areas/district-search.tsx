import type { DeliveryPlace } from "../shipping/contract";
import { AreaSearchBox } from "./area-search-box";
import { AreaSource } from "./area-source";
import "./area-field.css";

/** A district, for delivery estimates before there is an address. */
export const DistrictSearch = ({ onChoose }: { onChoose: (place: DeliveryPlace) => void }) => (
	<div className="stack gap-3">
		<AreaSearchBox autoFocus onChoose={onChoose} />
		<p className="area-ways flow apart">
			<AreaSource />
		</p>
	</div>
);
