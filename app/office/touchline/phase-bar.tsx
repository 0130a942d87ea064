import { useEffect, useState } from "react";
import { scoreOf } from "../../matches/match-centre/match";
import { periodLabel } from "../../matches/match-centre/period-labels";
import { sportOf } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { isSeriesWon } from "../../matches/touchline/match-progress";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useDescription } from "./entry-list";
import { consoleName, type EntryDraft } from "./make-entry";
import { touchlineTexts } from "./texts";
import type { TouchlineView } from "./touchline-view";

type PhaseBarProps = {
	match: TouchlineMatch;
	view: TouchlineView;
	isShootout: boolean;
	onShootout: () => void;
	onRecord: (entry: EntryDraft) => void;
	onUndo: (id: string) => void;
};

/** Within reach of the thumb: the next whistle, and undo. */
export function PhaseBar({ match, view, isShootout, onShootout, onRecord, onUndo }: PhaseBarProps) {
	const t = useTexts(touchlineTexts);
	const language = useLanguage();
	const describe = useDescription(match);
	const { status, sheet, clock, entries } = view;
	const { period, isOver } = clock;
	const mine = entries.findLast(({ entry }) => entry.console === consoleName());
	const sport = sportOf(match.division);
	const isDecided = sheet !== null && isSeriesWon(sheet);
	const label = localize(sheet?.periods[period]?.label ?? periodLabel(sport, period), language);
	const next = localize(periodLabel(sport, period + 1), language);
	const isLast = period + 1 >= sport.rules.parts || isDecided;
	const score = sheet && scoreOf(sheet);
	const isDrawn = sport.rules.hasShootout && score !== null && score.us === score.them;
	return (
		<footer className="touchline-bar">
			<Button
				variant="ghost"
				disabled={!mine}
				aria-label={mine ? t.undoWhat(describe(mine.entry)) : t.undo}
				onClick={() => mine && onUndo(mine.entry.id)}
			>
				{t.undo}
			</Button>
			{status === "scheduled" && (
				<Button onClick={() => onRecord({ kind: "start", period: 0 })}>{t.start}</Button>
			)}
			{status === "live" && !isOver && sport.rules.scoring === "points" && (
				<Button onClick={() => onRecord({ kind: "period-end", period })}>{t.endPeriod(label)}</Button>
			)}
			{status === "live" && isOver && !isDecided && !isShootout && (
				<Button
					variant={isLast ? "ghost" : "brand"}
					onClick={() => onRecord({ kind: "period-start", period: period + 1 })}
				>
					{t.startPeriod(next)}
				</Button>
			)}
			{status === "live" && isOver && isLast && isDrawn && !isShootout && (
				<Button variant="ghost" onClick={onShootout}>
					{t.shootout}
				</Button>
			)}
			{status === "live" && isOver && isLast && (
				<TwicePressed label={t.end} onPress={() => onRecord({ kind: "end", period })} />
			)}
		</footer>
	);
}

const patience = 4_000;

/** A second press confirms, because this ends the match on the public page. */
function TwicePressed({ label, onPress }: { label: string; onPress: () => void }) {
	const t = useTexts(touchlineTexts);
	const [isAsked, setAsked] = useState(false);
	useEffect(() => {
		if (!isAsked) return;
		const timer = setTimeout(() => setAsked(false), patience);
		return () => clearTimeout(timer);
	}, [isAsked]);
	return <Button onClick={() => (isAsked ? onPress() : setAsked(true))}>{isAsked ? t.really : label}</Button>;
}
