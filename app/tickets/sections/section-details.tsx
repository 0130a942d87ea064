import { X } from "lucide-react";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { IconButton } from "../../ui/icon-button";
import { PriceText } from "../../ui/words/price-text";
import { ticketTexts } from "../texts";
import type { OfferedSection } from "./offered-section";

/** The selected block: what it costs, where it is entered, whether it has a roof. */
export function SectionDetails({ section, onClose }: { section: OfferedSection; onClose: () => void }) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	return (
		<section className="section-details stack gap-3" aria-label={t.chosen} aria-live="polite">
			<div className="row apart gap-3">
				<h2 className="display display-2">{section.label}</h2>
				<PriceText amount={section.price} former={section.formerPrice} className="section-price" />
				<IconButton icon={X} label={t.close} onClick={onClose} />
			</div>
			{section.note && <p className="small muted">{section.note}</p>}
			<dl className="section-facts small">
				<div>
					<dt className="muted">{t.gate}</dt>
					<dd>{t.gateName(section.gate)}</dd>
				</div>
				<div>
					<dt className="muted">{t.roof}</dt>
					<dd>{section.isShaded ? t.shaded : t.open}</dd>
				</div>
				<div>
					<dt className="muted">{t.seatsLeft}</dt>
					<dd className="tabular">{formatCount(section.left, language)}</dd>
				</div>
			</dl>
		</section>
	);
}
