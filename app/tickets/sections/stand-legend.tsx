import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Chip } from "../../ui/forms/chip";
import { ticketTexts } from "../texts";
import { standName } from "../venue-map/block-sign";
import type { StandOffer } from "./offered-section";
import type { Stand } from "./stands";

type StandLegendProps = {
	offers: readonly StandOffer[];
	stand: Stand | null;
	onZoom: (stand: Stand | null) => void;
};

/** The colours' meanings and prices. A press zooms in on that stand, a second press zooms out. */
export function StandLegend({ offers, stand, onZoom }: StandLegendProps) {
	const t = useTexts(ticketTexts);
	return (
		<div className="stand-legend">
			<p className="visually-hidden" id="stand-legend">
				{t.legend}
			</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
			<div className="flow" role="group" aria-labelledby="stand-legend">
				{offers.map((offer) => (
					<Chip
						key={offer.stand}
						className={`stand-${offer.stand}`}
						pressed={stand === offer.stand}
						onClick={() => onZoom(stand === offer.stand ? null : offer.stand)}
					>
						<i className="stand-key" />
						<span>
							{standName(offer.sections[0]?.label ?? "")}{" "}
							<b className="tabular">{formatRupiah(offer.lowest)}</b>
						</span>
					</Chip>
				))}
			</div>
			<p className="small">
				<span>
					<i className="stand-key stand-key-few" />
					{t.availability.few}
				</span>
				<span>
					<i className="stand-key stand-key-none" />
					{t.availability.none}
				</span>
			</p>
		</div>
	);
}
