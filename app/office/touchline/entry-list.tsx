import { Clock4, Trash2 } from "lucide-react";
import { happeningOf } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { isKick, type TouchlineEntry } from "../../matches/touchline/entry";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { IconButton } from "../../ui/icon-button";
import { teamNameOf } from "./score-board";
import { touchlineTexts } from "./texts";
import type { TouchlineView } from "./touchline-view";

type EntryListProps = {
	match: TouchlineMatch;
	entries: TouchlineView["entries"];
	onUndo: (id: string) => void;
};

const mostListed = 12;

/** What was recorded last, from whichever console, the latest first. */
export function EntryList({ match, entries, onUndo }: EntryListProps) {
	const t = useTexts(touchlineTexts);
	const describe = useDescription(match);
	const listed = entries.toReversed().slice(0, mostListed);
	return (
		<section className="touchline-entries">
			<h2>{t.recorded}</h2>
			{listed.length === 0 && <p>{t.nothing}</p>}
			<ol>
				{listed.map(({ entry, by, isWaiting }) => (
					<li className="stack" key={entry.id}>
						<span className="tabular">{"at" in entry ? entry.at : ""}</span>
						<p>
							<b>{describe(entry)}</b>
							{by && <small className="small muted">{by}</small>}
							{isWaiting && (
								<small className="small muted">
									<Clock4 className="icon" aria-hidden="true" /> {t.waiting(1)}
								</small>
							)}
						</p>
						<IconButton icon={Trash2} label={t.remove(describe(entry))} onClick={() => onUndo(entry.id)} />
					</li>
				))}
			</ol>
		</section>
	);
}

/** "Gol Raka Wirayuda", "Babak berakhir" */
export function useDescription(match: TouchlineMatch): (entry: TouchlineEntry) => string {
	const t = useTexts(touchlineTexts);
	const language = useLanguage();
	return (entry) => {
		if (entry.kind === "undo") return t.undo;
		if (entry.kind === "assist") return `${t.assist}, ${entry.player.name}`;
		if (!("side" in entry)) return t.whistles[entry.kind];
		const team = teamNameOf(match, entry.side);
		if (entry.kind === "game-won") return `${t.gameWon}, ${team}`;
		const what = isKick(entry)
			? t.kick(entry.kind)
			: localize(happeningOf(match.division, entry.kind).name, language);
		return entry.player ? `${what}, ${entry.player.name}` : `${what}, ${team}`;
	};
}
