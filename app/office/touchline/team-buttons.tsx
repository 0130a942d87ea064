import { sportOf, type TimelineKind } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { clockNow } from "./clock-now";
import type { PressedEntry } from "./happening-sheet";
import type { EntryDraft } from "./make-entry";
import { teamNameOf } from "./score-board";
import { touchlineTexts } from "./texts";
import type { TouchlineView } from "./touchline-view";

const kickKinds = ["penalty-goal", "missed-penalty"] as const;

type TeamButtonsProps = {
	match: TouchlineMatch;
	view: TouchlineView;
	side: "us" | "them";
	/** The kicks after a drawn match. */
	isShootout: boolean;
	onPress: (press: PressedEntry) => void;
	onRecord: (entry: EntryDraft) => void;
};

export function TeamButtons({ match, view, side, isShootout, onPress, onRecord }: TeamButtonsProps) {
	const t = useTexts(touchlineTexts);
	const team = teamNameOf(match, side);
	const language = useLanguage();
	const { buttons, happenings } = sportOf(match.division);
	const { period } = view.clock;
	const press = (name: string) => {
		const kind = name as TimelineKind;
		const at = clockNow(match, view);
		if (kind === "game-won") onRecord({ kind, side, at, period });
		else if (happenings[kind]?.isDirect) onRecord({ kind, side, at, period });
		else onPress({ kind, side, at, period });
	};
	const pressKick = (kind: (typeof kickKinds)[number]) => {
		const kicks = view.sheet?.timeline.filter((told) => told.inShootout && told.side === side) ?? [];
		onPress({ kind, side, at: String(kicks.length + 1), period, inShootout: true });
	};
	return (
		<section className="touchline-buttons stack gap-3" data-side={side} aria-label={team}>
			{isShootout &&
				kickKinds.map((kind) => (
					<button key={kind} type="button" data-kind={kind} onClick={() => pressKick(kind)}>
						{t.kicks[kind]}
						<span className="visually-hidden"> {team}</span>
					</button>
				))}
			{(isShootout ? [] : buttons).map((kind) => (
				<button key={kind} type="button" data-kind={kind} onClick={() => press(kind)}>
					{localize(happenings[kind]!.button ?? happenings[kind]!.name, language)}
					<span className="visually-hidden"> {team}</span>
				</button>
			))}
		</section>
	);
}
