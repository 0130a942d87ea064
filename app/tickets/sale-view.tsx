import { useState } from "react";
import { ClubCounter } from "../contact/club-counter";
import { whatsAppLink } from "../contact/whatsapp-link";
import { fixtureTitle } from "../events/fixture/fixture-words";
import type { AnswerOf } from "../platform/contract";
import { formatDateTime } from "../platform/dates";
import { useLanguage, useTexts } from "../platform/language";
import { formatRupiah } from "../platform/money";
import { ButtonLink } from "../ui/button";
import { Chip } from "../ui/chip";
import type { ticketSale } from "./contract";
import { groupByStand, type OfferedSection } from "./offered-section";
import { SectionDetails } from "./section-details";
import { SectionList } from "./section-list";
import { StandLegend } from "./stand-legend";
import type { Stand } from "./stands";
import { ticketTexts } from "./texts";
import { VenueMap } from "./venue-map/venue-map";
import "../ui/two-columns.css";
import "./sale-view.css";

type SaleViewProps = {
	sale: Pick<AnswerOf<typeof ticketSale>, "event" | "venueMap">;
	sections: readonly OfferedSection[];
	/** Whether tickets can be bought now. */
	isOpen: boolean;
};

/** The map or list, with the selected block and the order button. */
export function SaleView({ sale, sections, isOpen }: SaleViewProps) {
	const t = useTexts(ticketTexts);
	const [chosen, setChosen] = useState<string | null>(null);
	const [stand, setStand] = useState<Stand | null>(null);
	const [view, setView] = useState<"map" | "list">("map");
	const section = sections.find(({ key }) => key === chosen);
	const offers = groupByStand(sections.filter(({ isOffered }) => isOffered));
	const message = useMessage(sale, isOpen ? section : undefined);
	return (
		<div className="two-columns sale-view">
			<div>
				<div className="sale-view-head">
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
							sections={sections}
							chosen={chosen}
							onChoose={setChosen}
							stand={stand}
						/>
						<StandLegend offers={offers} stand={stand} onZoom={setStand} />
					</>
				) : (
					<SectionList offers={offers} chosen={chosen} onChoose={setChosen} />
				)}
			</div>
			<aside className="sale-aside">
				<SectionDetails section={section} />
				<ClubCounter
					title={t.counter}
					text={t.counterText}
					message={message}
					action={isOpen && section ? t.order : undefined}
				/>
			</aside>
			{isOpen && section && <OrderBar section={section} message={message} />}
		</div>
	);
}

/** On phones the selected block and the next step stay visible. */
function OrderBar({ section, message }: { section: OfferedSection; message: string }) {
	const t = useTexts(ticketTexts);
	return (
		<div className="sale-bar" data-bottom-bar>
			<p>
				<span className="small muted">{section.label}</span>
				<b className="display tabular">{formatRupiah(section.price)}</b>
			</p>
			<ButtonLink to={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
				{t.orderShort}
				<span className="visually-hidden"> ({t.opensNewTab})</span>
			</ButtonLink>
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
