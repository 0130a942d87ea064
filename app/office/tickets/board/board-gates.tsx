import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount, formatDecimal } from "../../../platform/words/numbers";
import { ticketOfficeTexts } from "../texts";
import type { Board } from "./board-screen";
import { standOfGate } from "./gate-stand";

/** How far each gate is, and how quickly people come through. */
export function BoardGates({ board }: { board: Board }) {
	const { live: t } = useTexts(ticketOfficeTexts);
	const language = useLanguage();
	const count = (value: number) => formatCount(value, language);
	return (
		<section className="office-panel">
			<header>
				<h2>{t.gates}</h2>
			</header>
			<ul className="board-gates">
				{board.gates.map(({ gate, expected, in: entered, refused, perMinute, entries }) => (
					<li key={gate} className={`stand-${standOfGate(board, gate)}`}>
						<b className="board-gate display">
							<span className="visually-hidden">{t.gate(gate)}</span>
							<span aria-hidden="true">{gate}</span>
						</b>
						<div>
							<p>
								<b>{count(entered)}</b> {t.of("", count(expected)).trim()}
							</p>
							<svg
								className="board-progress"
								viewBox="0 0 100 4"
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<rect width={expected > 0 ? Math.min(100, (entered * 100) / expected) : 0} height="4" />
							</svg>
							{refused > 0 && <small>{t.refusals(count(refused))}</small>}
						</div>
						<Spark entries={entries} />
						<p className="board-pace">
							<b>{formatDecimal(perMinute, language)}</b>
							<small>{t.perMinute}</small>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function Spark({ entries }: { entries: number[] }) {
	const shown = entries.slice(-18);
	const most = Math.max(1, ...shown);
	return (
		<svg className="board-spark" viewBox="0 0 72 24" aria-hidden="true">
			{shown.map((value, at) => {
				const height = (value * 24) / most;
				// biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
				return <rect key={at} x={at * 4} y={24 - height} width="3" height={height} />;
			})}
		</svg>
	);
}
