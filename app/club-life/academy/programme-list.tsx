import { pathTo } from "../../paths";
import { useLanguage, useTexts } from "../../platform/words/language";
import { writeClock } from "../../platform/words/write-clock";
import { EmptyState } from "../../ui/feedback/empty-state";
import { PriceText } from "../../ui/words/price-text";
import { SwellText } from "../../ui/words/swell-text";
import type { Programme } from "./contract";
import { academyTexts } from "./texts";
import { trialFormId } from "./trial-form";
import "../../ui/button.css";
import "./programme-list.css";

type ProgrammeListProps = { programmes: readonly Programme[]; onApply: (slug: string) => void };

/** The ages are what a parent looks for, so they are the picture. */
export function ProgrammeList({ programmes, onApply }: ProgrammeListProps) {
	const t = useTexts(academyTexts);
	return (
		<section className="section">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-4">
						<SwellText text={t.programmes} phase={-0.5} k={0.6} lo={56} hi={132} />
					</h2>
				</div>
				{programmes.length === 0 ? (
					<EmptyState
						title={t.none}
						text={t.noneHint}
						action={{ to: pathTo("Contact us"), label: t.contact }}
					/>
				) : (
					<ul className="programme-list">
						{programmes.map((programme) => (
							<ProgrammeRow key={programme.slug} programme={programme} onApply={onApply} />
						))}
					</ul>
				)}
			</div>
		</section>
	);
}

function ProgrammeRow({
	programme,
	onApply,
}: {
	programme: Programme;
	onApply: ProgrammeListProps["onApply"];
}) {
	const t = useTexts(academyTexts);
	const language = useLanguage();
	const { slug, name, summary, minAge, maxAge, timetable, monthlyFee, place } = programme;
	return (
		<li className="programme-row stack">
			<p className="programme-ages row">
				<span className="visually-hidden">{t.ages(minAge, maxAge)}</span>
				<b aria-hidden="true">
					{minAge}–{maxAge}
				</b>
				<span aria-hidden="true">{t.years}</span>
			</p>
			<div>
				<h3 className="display display-2">{name}</h3>
				<p className="programme-text">{summary}</p>
				<p className="programme-place">{place}</p>
			</div>
			<ul className="programme-times tabular flow">
				{timetable.map(({ day, start, end }) => (
					<li key={`${day} ${start}`}>
						<b>{t.shortDays[day]}</b> {writeClock(start, language)}–{writeClock(end, language)}
					</li>
				))}
			</ul>
			<div className="programme-action row flow apart">
				<p className="programme-fee">
					{monthlyFee === 0 ? (
						<b>{t.free}</b>
					) : (
						<>
							<b>
								<PriceText amount={monthlyFee} />
							</b>{" "}
							{t.monthly}
						</>
					)}
				</p>
				<a
					className="button button-ghost button-small"
					href={`#${trialFormId}`}
					aria-label={t.applyFor(name)}
					onClick={() => onApply(slug)}
				>
					<span className="button-label">{t.apply}</span>
				</a>
			</div>
		</li>
	);
}
