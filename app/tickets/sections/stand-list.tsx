import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { ticketTexts } from "../texts";
import { standName } from "../venue-map/block-sign";
import { canChoose, type StandOffer } from "./offered-section";
import type { Stand } from "./stands";
import "./stand-list.css";

type StandListProps = {
	offers: readonly StandOffer[];
	stand: Stand | null;
	onChoose: (stand: Stand | null) => void;
};

/** Beside the map, what there is on it in words. A press shows that stand, another one all of them. */
export function StandList({ offers, stand, onChoose }: StandListProps) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	return (
		<ul className="stand-list" aria-label={t.stands}>
			{offers.map((offer) => {
				const left = offer.sections.filter(canChoose).reduce((sum, section) => sum + section.left, 0);
				return (
					<li key={offer.stand} className={`stand-${offer.stand}`}>
						<button
							type="button"
							aria-pressed={stand === offer.stand}
							disabled={left === 0}
							onClick={() => onChoose(stand === offer.stand ? null : offer.stand)}
						>
							<i className="stand-key" />
							<span className="stand-list-name">
								<b>{standName(offer.sections[0]?.label ?? "")}</b>
								<span className="small muted">
									{[offer.sections[0]?.note, t.gateName(offer.sections[0]?.gate ?? "")]
										.filter(Boolean)
										.join(" ")}
								</span>
							</span>
							<span className="stand-list-price tabular">
								<b>{formatRupiah(offer.lowest)}</b>
								<span className="small muted">
									{left === 0 ? t.availability.none : t.leftShort(formatCount(left, language))}
								</span>
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
