import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { PriceText } from "../../ui/words/price-text";
import { ticketTexts } from "../texts";
import { standName } from "../venue-map/block-sign";
import { canChoose, type OfferedSection, type StandOffer } from "./offered-section";
import "./section-list.css";

type SectionListProps = {
	offers: readonly StandOffer[];
	chosen: string | null;
	onChoose: (key: string) => void;
};

/** The same content as the map, as a list. */
export function SectionList({ offers, chosen, onChoose }: SectionListProps) {
	const t = useTexts(ticketTexts);
	return (
		<div className="section-list stack gap-6">
			{offers.map(({ stand, sections }) => (
				<section key={stand} className={`stand-${stand}`}>
					<h3 className="display display-1 row gap-3">
						<i className="stand-key" />
						{standName(sections[0]?.label ?? "")}
					</h3>
					{sections[0]?.note && <p className="small muted">{sections[0].note}</p>}
					<ul>
						{sections.map((section) => (
							<li className="stack" key={section.key}>
								<b>{section.label}</b>
								<SectionState section={section} />
								<PriceText amount={section.price} former={section.formerPrice} className="tabular" />
								<Button
									size="small"
									variant={chosen === section.key ? "brand" : "ghost"}
									disabled={!canChoose(section)}
									aria-pressed={chosen === section.key}
									onClick={() => onChoose(section.key)}
								>
									{chosen === section.key ? t.selected : t.select}
									<span className="visually-hidden"> {section.label}</span>
								</Button>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function SectionState({ section }: { section: OfferedSection }) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	if (section.availability === "none") return <Badge tone="ink">{t.availability.none}</Badge>;
	const left = t.left(formatCount(section.left, language));
	return section.availability === "few" ? <Badge tone="warn">{left}</Badge> : <span>{left}</span>;
}
