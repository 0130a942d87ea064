import { useState } from "react";
import { fixtureTitle } from "../../matches/fixtures/say-fixture";
import { useBrowserValue } from "../../platform/browser/browser-value";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { ClubCounter } from "../../site/contact/club-counter";
import { Chip } from "../../ui/forms/chip";
import { BuyBox } from "../buying/buy-box";
import { SectionFinder } from "../buying/section-finder";
import { useTicketChoice } from "../buying/ticket-choice";
import type { ticketSale } from "../contract";
import type { ShownHold } from "../holds/hold-contract";
import { SeatPicker } from "../seats/seat-picker";
import { groupByStand, type OfferedSection } from "../sections/offered-section";
import { SectionDetails } from "../sections/section-details";
import { StandLegend } from "../sections/stand-legend";
import type { Stand } from "../sections/stands";
import { ticketTexts } from "../texts";
import { VenueMap } from "../venue-map/venue-map";
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

/** The map or list, with the selected block and the order button. */
export function SaleView({ sale, sections, isOpen, promo, onHeld }: SaleViewProps) {
	const t = useTexts(ticketTexts);
	const choice = useTicketChoice(sections, sale.perMemberLimit);
	const { key: chosen, setKey: setChosen } = choice;
	const [stand, setStand] = useState<Stand | null>(null);
	// On the narrowest phones the map's blocks are too small for a finger.
	const isNarrow = useBrowserValue(() => window.matchMedia("(width < 350px)").matches, false);
	const [wanted, setView] = useState<"map" | "list" | null>(null);
	const view = wanted ?? (isNarrow ? "list" : "map");
	const { section } = choice;
	const offers = groupByStand(sections.filter(({ isOffered }) => isOffered));
	const message = useMessage(sale, isOpen ? section : undefined);
	return (
		<div className="two-columns sale-view">
			<div>
				<div className="sale-view-head row flow apart">
					<h2 className="display display-2">{t.blocks}</h2>
					{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
					<div className="sale-switch" role="group" aria-label={t.view}>
						<Chip pressed={view === "map"} onClick={() => setView("map")}>
							{t.map}
						</Chip>
						<Chip pressed={view === "list"} onClick={() => setView("list")}>
							{t.list}
						</Chip>
					</div>
				</div>
				{view === "map" ? (
					<>
						<VenueMap
							venue={sale.event.venue.name}
							venueMap={sale.venueMap}
							blocks={sale.blocks}
							sections={sections}
							chosen={chosen}
							onChoose={setChosen}
							stand={stand}
						/>
						<StandLegend offers={offers} stand={stand} onZoom={setStand} />
					</>
				) : (
					<SectionFinder offers={offers} choice={choice} />
				)}
				{isOpen && section?.isNumbered && (
					<SeatPicker key={`${section.id} ${choice.refused}`} section={section} choice={choice} />
				)}
			</div>
			<aside className="stack gap-5">
				<SectionDetails section={section} />
				{isOpen && section && (
					<BuyBox
						saleId={sale.id}
						saleLimit={sale.perMemberLimit}
						section={section}
						choice={choice}
						promo={promo}
						onHeld={onHeld}
					/>
				)}
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
