import { useState } from "react";
import { useTexts } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QuantityStepper } from "../../../ui/fields/quantity-stepper";
import { Select } from "../../../ui/fields/select";
import { Chip } from "../../../ui/forms/chip";
import type { StandOffer } from "../../sections/offered-section";
import { SectionList } from "../../sections/section-list";
import { buyingTexts } from "../texts";
import type { TicketChoice } from "./ticket-choice";
import "./section-finder.css";

type SectionFinderProps = { offers: readonly StandOffer[]; choice: TicketChoice };

/** "Two together, in the shade, under Rp 150.000": the list answers that before the map is looked at. */
export function SectionFinder({ offers, choice }: SectionFinderProps) {
	const t = useTexts(buyingTexts);
	const [isShaded, setShaded] = useState(false);
	const [most, setMost] = useState("");
	const prices = [...new Set(offers.flatMap(({ sections }) => sections.map(({ price }) => price)))];
	const fitting = offers
		.map((offer) => ({
			...offer,
			sections: offer.sections.filter(
				(section) =>
					(!isShaded || section.isShaded) &&
					(!most || section.price <= Number(most)) &&
					(section.availability === "none" || section.left >= choice.count),
			),
		}))
		.filter(({ sections }) => sections.length > 0);
	return (
		<>
			<fieldset className="section-finder row flow gap-3" aria-label={t.filter}>
				<QuantityStepper label={t.count} value={choice.count} max={choice.most} onChange={choice.setCount} />
				<Chip pressed={isShaded} onClick={() => setShaded(!isShaded)}>
					{t.shaded}
				</Chip>
				<Select
					look="chip"
					label={t.maxPrice}
					value={most}
					onChange={({ target }) => setMost(target.value)}
					options={[
						{ value: "", label: t.anyPrice },
						...prices
							.toSorted((one, other) => one - other)
							.map((price) => ({ value: String(price), label: t.upTo(formatRupiah(price)) })),
					]}
				/>
			</fieldset>
			{fitting.length > 0 ? (
				<SectionList offers={fitting} chosen={choice.key} onChoose={choice.setKey} />
			) : (
				<EmptyState title={t.noMatch} text={t.noMatchHint} />
			)}
		</>
	);
}
