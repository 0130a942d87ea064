import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import { addressTexts } from "../addresses/address-texts";
import type { DeliveryPlace } from "../shipping/contract";
import { AreaLists } from "./area-lists";
import { AreaSearchBox } from "./area-search-box";
import { AreaSource } from "./area-source";
import { placeText } from "./place-text";
import "./area-field.css";

type AreaFieldProps = {
	/** The form field with the village's code. */
	name: string;
	defaultPlace: DeliveryPlace | null;
	error?: string | undefined;
	onChange?: (place: DeliveryPlace | null) => void;
};

/** Picks a village of Indonesia: by search, or province by province. */
export function AreaField({ name, defaultPlace, error, onChange }: AreaFieldProps) {
	const t = useTexts(addressTexts);
	const [place, setPlace] = useState(defaultPlace);
	const [way, setWay] = useState<"search" | "lists">("search");
	const [isChanging, setChanging] = useState(false);
	const choose = (chosen: DeliveryPlace | null) => {
		setPlace(chosen);
		onChange?.(chosen);
	};
	const isChosen = way === "search" && place !== null;
	return (
		<div className="stack gap-3">
			<input type="hidden" name={name} value={place?.village?.id ?? ""} />
			{isChosen ? (
				<div className="area-chosen flow apart">
					<p>
						<span className="field-label">{t.chosen}</span>
						<b>{placeText(place)}</b>
					</p>
					<button
						type="button"
						className="more-link more-link-tight"
						onClick={() => {
							choose(null);
							setChanging(true);
						}}
					>
						{t.change}
					</button>
				</div>
			) : (
				way === "search" && <AreaSearchBox error={error} autoFocus={isChanging} onChoose={choose} />
			)}
			{way === "lists" && <AreaLists error={error} place={place} onChoose={choose} />}
			{/* A district was found; only the fan knows which of its villages it is. */}
			{isChosen && !place.village && <AreaLists error={error} place={place} onChoose={choose} villageOnly />}
			<p className="area-ways flow apart">
				<button
					type="button"
					className="more-link more-link-tight"
					onClick={() => setWay(way === "search" ? "lists" : "search")}
				>
					{way === "search" ? t.byLists : t.bySearch}
				</button>
				<AreaSource />
			</p>
		</div>
	);
}
