import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { formatCount } from "../../platform/words/numbers";
import { Chip } from "../../ui/forms/chip";
import { groupByStand, type OfferedSection } from "../sections/offered-section";
import type { Stand, StandBlocks } from "../sections/stands";
import { ticketTexts } from "../texts";
import { blockSign, standName } from "../venue-map/block-sign";
import { VenueSign } from "../venue-map/venue-sign";

type PlaceHeadProps = {
	sale: { venueMap: string; blocks: StandBlocks | null };
	sections: readonly OfferedSection[];
	/** The one that fills the map. */
	stand: Stand | null;
	onStand: (stand: Stand | null) => void;
	/** The block whose seats are chosen. */
	picking: OfferedSection | null;
	/** Another block. */
	onChange: () => void;
	view: "map" | "list";
	onView: (view: "map" | "list") => void;
};

/** Where one is in the venue, and the way back: all of it, a stand, or a block with its seats. */
export function PlaceHead({
	sale,
	sections,
	stand,
	onStand,
	picking,
	onChange,
	view,
	onView,
}: PlaceHeadProps) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	if (picking)
		return (
			<div className={`place-head row gap-3 stand-${picking.stand}`}>
				<span className="place-sign display">{blockSign(picking.label)}</span>
				<span className="place-name">
					<b>{picking.label}</b>
					<span className="small muted">
						{t.gateName(picking.gate)} · {t.leftShort(formatCount(picking.left, language))}
					</span>
				</span>
				<button type="button" className="more-link more-link-tight" onClick={onChange}>
					{t.change}
				</button>
			</div>
		);
	const offer = groupByStand(sections).find((each) => each.stand === stand);
	const left = offer?.sections.reduce((sum, section) => sum + section.left, 0) ?? 0;
	return (
		<div className="place-head row gap-3">
			{offer ? (
				<>
					<button type="button" className="place-back" aria-label={t.whole} onClick={() => onStand(null)}>
						<VenueSign {...sale} sections={sections} stand={offer.stand} />
					</button>
					<span className="place-name">
						<h2 className="display display-1">{standName(offer.sections[0]?.label ?? "")}</h2>
						<span className="small muted">
							{formatRupiah(offer.lowest)} · {t.leftShort(formatCount(left, language))}
						</span>
					</span>
				</>
			) : (
				<h2 className="display display-1 place-name">{t.where}</h2>
			)}
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
			<div className="sale-switch" role="group" aria-label={t.view}>
				{!offer && (
					<Chip pressed={view === "map"} onClick={() => onView("map")}>
						{t.map}
					</Chip>
				)}
				<Chip pressed={view === "list"} onClick={() => onView("list")}>
					{t.list}
				</Chip>
			</div>
		</div>
	);
}
