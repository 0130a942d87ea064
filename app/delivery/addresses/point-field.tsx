import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { showError } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/fields/field";
import type { Coordinates } from "../shipping/courier";
import { addressTexts } from "./address-texts";
import { readCoordinates, writeCoordinates } from "./read-coordinates";

type PointFieldProps = { start: Coordinates | null; error: string | null | undefined };

/** The address' point on the map: pasted from a map, or where this device is now. */
export function PointField({ start, error }: PointFieldProps) {
	const t = useTexts(addressTexts);
	const [text, setText] = useState(start ? writeCoordinates(start) : "");
	const [isAsking, setAsking] = useState(false);
	const locate = () => {
		setAsking(true);
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setText(writeCoordinates(readCoordinates(`${coords.latitude} ${coords.longitude}`)!));
				setAsking(false);
			},
			() => {
				showError(t.pointUnknown);
				setAsking(false);
			},
			{ enableHighAccuracy: true, timeout: 10_000 },
		);
	};
	return (
		<div className="stack gap-2">
			<Field
				label={t.point}
				name="coordinates"
				inputMode="text"
				autoComplete="off"
				maxLength={60}
				hint={t.pointHint}
				value={text}
				onChange={({ target }) => setText(target.value)}
				error={error}
			/>
			<div>
				<Button size="small" variant="ghost" loading={isAsking} onClick={locate}>
					<LocateFixed className="icon" aria-hidden="true" />
					{t.here}
				</Button>
			</div>
		</div>
	);
}
