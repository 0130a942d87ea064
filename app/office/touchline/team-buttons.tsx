import type { TouchlineMatch } from "../../events/touchline/contract";
import type { HappeningKind } from "../../events/touchline/entry";
import type { DivisionKey } from "../../platform/club-profile";
import { useTexts } from "../../platform/language";
import { clockNow } from "./clock-now";
import type { Press } from "./happening-sheet";
import type { EntryDraft } from "./make-entry";
import { nameOf } from "./score-board";
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

type TeamButtonsProps = {
	match: TouchlineMatch;
	view: TouchlineView;
	side: "us" | "them";
	onPress: (press: Press) => void;
	onRecord: (entry: EntryDraft) => void;
};

export function TeamButtons({ match, view, side, onPress, onRecord }: TeamButtonsProps) {
	const t = useTexts(touchlineTexts);
	const team = nameOf(match, side);
	const { period } = view.clock;
	const press = (kind: ButtonKind) => {
		const at = clockNow(match, view);
		if (isDirect(kind)) onRecord({ kind, side, at, period });
		else onPress({ kind: kind as HappeningKind, side, at, period });
	};
	return (
		<section className="touchline-buttons" data-side={side} aria-label={team}>
			{buttonsOf[match.division].map((kind) => (
				<button key={kind} type="button" data-kind={kind} onClick={() => press(kind)}>
					{t.buttons[kind]}
					<span className="visually-hidden"> {team}</span>
				</button>
			))}
		</section>
	);
}
