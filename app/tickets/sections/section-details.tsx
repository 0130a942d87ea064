import { useLanguage, useTexts } from "../../platform/words/language";
import { formatCount } from "../../platform/words/numbers";
import { EmptyState } from "../../ui/feedback/empty-state";
import { PriceText } from "../../ui/words/price-text";
import { ticketTexts } from "../texts";
import type { OfferedSection } from "./offered-section";

/** The selected block: price, entrance and description. */
export function SectionDetails({ section }: { section: OfferedSection | undefined }) {
	const t = useTexts(ticketTexts);
	const language = useLanguage();
	if (!section) return <EmptyState heading="h2" title={t.noBlock} text={t.noBlockHint} />;
	return (
		<section className="section-details stack" aria-label={t.chosen} aria-live="polite">
			<p className="small muted">{t.chosen}</p>
			<h2 className="display display-2">{section.label}</h2>
			{section.note && <p className="muted">{section.note}</p>}
			<dl>
				<div>
					<dt className="muted">{t.gate}</dt>
					<dd>{t.gateName(section.gate)}</dd>
				</div>
				<div>
					<dt className="muted">{t.seatsLeft}</dt>
					<dd className="tabular">{formatCount(section.left, language)}</dd>
				</div>
				<div>
					<dt className="muted">{t.limit}</dt>
					<dd>{t.limitCount(section.perMemberLimit)}</dd>
				</div>
				<div className="section-price">
					<dt className="muted">{t.price}</dt>
					<dd>
						<PriceText amount={section.price} former={section.formerPrice} />
					</dd>
				</div>
			</dl>
		</section>
	);
}
