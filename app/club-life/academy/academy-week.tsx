import { useLanguage, useTexts } from "../../platform/words/language";
import { writeClock } from "../../platform/words/write-clock";
import { SwellText } from "../../ui/words/swell-text";
import type { Programme } from "./contract";
import { planWeek } from "./plan-week";
import { academyTexts } from "./texts";
import "./academy-week.css";

/** The week at a glance: seven columns on a desk, a list of days on a phone. */
export function AcademyWeek({ programmes }: { programmes: readonly Programme[] }) {
	const t = useTexts(academyTexts);
	const language = useLanguage();
	return (
		<section className="academy-week accented">
			<div className="wrap">
				<div className="section-head">
					<h2 className="display display-4">
						<SwellText text={t.week} phase={0.2} k={0.55} lo={56} hi={132} />
					</h2>
					<p>{t.weekHint}</p>
				</div>
				<ol className="stack gap-3">
					{planWeek(programmes).map(({ day, sessions }) => (
						<li className="stack" key={day}>
							<h3>{t.days[day]}</h3>
							{sessions.length === 0 && <p className="academy-rest">{t.rest}</p>}
							{sessions.map(({ start, end, programme }) => (
								<p key={`${start} ${programme}`} className="academy-session small">
									<b className="tabular">
										{writeClock(start, language)}–{writeClock(end, language)}
									</b>
									{programme}
								</p>
							))}
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
