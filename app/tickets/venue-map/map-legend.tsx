import { useTexts } from "../../platform/words/language";
import { ticketTexts } from "../texts";

/** What stripes and hatching mean, and what a press on the whole does. */
export function MapLegend({ isWhole }: { isWhole: boolean }) {
	const t = useTexts(ticketTexts);
	return (
		<p className="map-legend flow small">
			{isWhole && <span>{t.standHint}</span>}
			<span>
				<i className="stand-key stand-key-few" />
				{t.availability.few}
			</span>
			<span>
				<i className="stand-key stand-key-none" />
				{t.availability.none}
			</span>
		</p>
	);
}
