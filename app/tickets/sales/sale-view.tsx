import { useState } from "react";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { useBrowserValue } from "../../platform/browser/browser-value";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { ClubCounter } from "../../site/contact/club-counter";
import { BuyBox } from "../buying/choosing/buy-box";
import { SectionFinder } from "../buying/choosing/section-finder";
import { useTicketChoice } from "../buying/choosing/ticket-choice";
import type { ticketSale } from "../contract";
import type { ShownHold } from "../holds/hold-contract";
import { SeatPicker } from "../seats/seat-picker";
import { canChoose, groupByStand, type OfferedSection } from "../sections/offered-section";
import { SectionDetails } from "../sections/section-details";
import { StandList } from "../sections/stand-list";
import type { Stand } from "../sections/stands";
import { ticketTexts } from "../texts";
import { MapLegend } from "../venue-map/map-legend";
import { VenueMap } from "../venue-map/venue-map";
import { PlaceHead } from "./place-head";
import "../../ui/panels/two-columns.css";
import "./sale-view.css";

type SaleViewProps = {
	sale: Pick<
		AnswerOf<typeof ticketSale>,
		"id" | "event" | "venueMap" | "blocks" | "perMemberLimit" | "unanswered"
	>;
	sections: readonly OfferedSection[];
	/** Whether tickets can be bought now. */
	isOpen: boolean;
	/** The slug of a promo link. */
	promo?: string | undefined;
	onHeld: (hold: ShownHold) => void;
};

/** From the whole venue to a stand, a block, its seats: each takes the place of what it was chosen from. */
export function SaleView({ sale, sections, isOpen, promo, onHeld }: SaleViewProps) {
	const t = useTexts(ticketTexts);
	const choice = useTicketChoice(sections, sale.perMemberLimit);
	const { key: chosen, setKey: setChosen, section } = choice;
	const [stand, setStand] = useState<Stand | null>(null);
	const [wanted, setView] = useState<"map" | "list" | null>(null);
	// On the narrowest phones stands are too small for a finger.
	const isNarrow = useBrowserValue(() => window.matchMedia("(width < 350px)").matches, false);
	const view = wanted ?? (isNarrow ? "list" : "map");
	const offers = groupByStand(sections.filter(({ isOffered }) => isOffered));
	const message = useMessage(sale, isOpen ? section : undefined);
	const isPicking = isOpen && choice.isPicking && section !== undefined;
	const within = sections.filter((each) => canChoose(each) && (!stand || each.stand === stand));
	return (
		<div className="two-columns sale-view">
			<div className="sale-place">
				<PlaceHead
					sale={sale}
					sections={sections}
					stand={view === "map" ? stand : null}
					onStand={setStand}
					picking={isPicking ? section : null}
					onChange={() => choice.setPicking(false)}
					view={view}
					onView={setView}
				/>
				{isPicking ? (
					<SeatPicker key={`${section.id} ${choice.refused}`} section={section} choice={choice} />
				) : view === "map" ? (
					<>
						<VenueMap
							venue={sale.event.venue.name}
							venueMap={sale.venueMap}
							blocks={sale.blocks}
							sections={sections}
							chosen={chosen}
							onChoose={setChosen}
							stand={stand}
							onStand={setStand}
						/>
						<MapLegend isWhole={!stand} />
					</>
				) : (
					<SectionFinder offers={offers} choice={choice} />
				)}
			</div>
			<aside className="stack gap-5">
				{isOpen ? (
					<BuyBox
						saleId={sale.id}
						saleLimit={sale.perMemberLimit}
						sections={within}
						choice={choice}
						promo={promo}
						onHeld={onHeld}
					/>
				) : (
					section && (
						<div className="buy-box">
							<SectionDetails section={section} onClose={() => setChosen(null)} />
						</div>
					)
				)}
				{!section && view === "map" && <StandList offers={offers} stand={stand} onChoose={setStand} />}
				<p className="small muted">{t.ifChanged[sale.unanswered]}</p>
				<ClubCounter title={t.counter} text={t.counterText} message={message} />
			</aside>
		</div>
	);
}

function useMessage({ event }: SaleViewProps["sale"], section: OfferedSection | undefined) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	const title = fixtureTitle(event);
	const when = formatDateTime(event.startsAt, "short", language, event.venue.timeZone);
	return section
		? t.orderMessage(title, when, section.label, formatRupiah(section.price))
		: t.askMessage(title, when);
}
