import type { TouchlineMatch } from "../../matches/touchline/contract";
import type { HappeningKind } from "../../matches/touchline/entry";
import type { DivisionKey } from "../../platform/club-profile";
import { useTexts } from "../../platform/words/language";
import { clockNow } from "./clock-now";
import type { PressedEntry } from "./happening-sheet";
import type { EntryDraft } from "./make-entry";
import { teamNameOf } from "./score-board";
import { touchlineTexts } from "./texts";
import type { TouchlineView } from "./touchline-view";

type ButtonKind = keyof (typeof touchlineTexts)["id"]["buttons"];

/** The most frequent first: it gets the largest button. */
const buttonsOf: Record<DivisionKey, readonly ButtonKind[]> = {
	football: ["goal", "yellow-card", "red-card", "substitution"],
	basketball: ["basket", "three-pointer", "free-throw", "time-out"],
	esports: ["point", "first-blood", "objective", "ace", "game-won"],
};
/** Recorded with one press; the others ask for a name. */
const isDirect = (kind: ButtonKind): kind is "time-out" | "point" | "game-won" =>
	kind === "time-out" || kind === "point" || kind === "game-won";

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
	const { period } = view.clock;
	const press = (kind: ButtonKind) => {
		const at = clockNow(match, view);
		if (isDirect(kind)) onRecord({ kind, side, at, period });
		else onPress({ kind: kind as HappeningKind, side, at, period });
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
			{(isShootout ? [] : buttonsOf[match.division]).map((kind) => (
				<button key={kind} type="button" data-kind={kind} onClick={() => press(kind)}>
					{t.buttons[kind]}
					<span className="visually-hidden"> {team}</span>
				</button>
			))}
		</section>
	);
}
