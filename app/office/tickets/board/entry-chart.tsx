import { formatClock } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { ticketOfficeTexts } from "../texts";
import type { Board } from "./board-screen";
import { standOfGate } from "./gate-stand";

const [width, height] = [640, 220];

/** Who came in when, by gate. Screen readers get the same as a list. */
export function EntryChart({ board }: { board: Board }) {
	const { live: t } = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const { steps, gates } = board;
	const totals = steps.map((_, at) => gates.reduce((all, { entries }) => all + entries[at]!, 0));
	const top = roundUp(Math.max(1, ...totals));
	const slot = width / Math.max(12, steps.length);
	const clock = (at: string) => formatClock(at, language, board.event.venue.timeZone);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.entries}</h2>
				<ul className="board-legend flow">
					{gates.map(({ gate }) => (
						<li key={gate}>
							<i className={`stand-dot stand-${standOfGate(board, gate)}`} />
							{t.gate(gate)}
						</li>
					))}
				</ul>
			</header>
			{steps.length === 0 ? (
				<p>{t.noEntries}</p>
			) : (
				<>
					<svg className="entry-chart" viewBox={`-48 -10 ${width + 56} ${height + 40}`} aria-hidden="true">
						{[0, 0.5, 1].map((part) => (
							<g key={part}>
								<line x2={width} y1={height * (1 - part)} y2={height * (1 - part)} />
								<text x="-8" y={height * (1 - part)} className="entry-count">
									{formatCount(Math.round(top * part), language)}
								</text>
							</g>
						))}
						{steps.map((step, at) => {
							let under = 0;
							return (
								<g key={step}>
									{gates.map(({ gate, entries }) => {
										const tall = (entries[at]! * height) / top;
										under += tall;
										return (
											<rect
												key={gate}
												className={`stand-${standOfGate(board, gate)}`}
												x={at * slot + 1}
												y={height - under}
												width={Math.max(1, slot - 2)}
												height={tall}
											/>
										);
									})}
									{at % Math.ceil(steps.length / 8) === 0 && (
										<text x={at * slot + slot / 2} y={height + 20} className="entry-time">
											{clock(step)}
										</text>
									)}
								</g>
							);
						})}
					</svg>
					<ol className="visually-hidden">
						{steps.map((step, at) => (
							<li key={step}>{t.step(clock(step), formatCount(totals[at]!, language))}</li>
						))}
					</ol>
				</>
			)}
		</section>
	);
}

/** The next of 10, 20, 50, 100, 200 … that has room for it. */
function roundUp(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value));
	return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}
