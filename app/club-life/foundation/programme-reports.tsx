import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { SwellText } from "../../ui/words/swell-text";
import type { ProgrammeReport } from "./contract";
import { foundationTexts } from "./texts";
import "./programme-reports.css";

/** A programme's reports to its donors, the newest first, each with its figures. */
export function ProgrammeReports({ reports }: { reports: readonly ProgrammeReport[] }) {
	const t = useTexts(foundationTexts);
	const language = useLanguage();
	return (
		<section className="programme-reports accented">
			<div className="wrap">
				<h2 className="display display-4">
					<SwellText text={t.reports} phase={0.4} k={0.6} lo={56} hi={132} />
				</h2>
				{reports.length === 0 && <p>{t.noReports}</p>}
				<ol>
					{reports.map((report) => (
						<li className="stack" key={`${report.on} ${report.title}`}>
							<time dateTime={report.on}>{formatDate(report.on, "long", language, "UTC")}</time>
							<div>
								<h3 className="display display-2">{report.title}</h3>
								<p>{report.text}</p>
							</div>
							<dl className="stack">
								{report.figures.map(({ label, value }) => (
									<div key={label}>
										<dt>{label}</dt>
										<dd>{value}</dd>
									</div>
								))}
							</dl>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
