import { useEffect, useRef, useState } from "react";
import type { LineupEntry } from "../../matches/match-centre/match";
import { type HappeningKind, sportOf } from "../../matches/sports/sport-of";
import type { TouchlineMatch } from "../../matches/touchline/contract";
import { playersNow } from "../../matches/touchline/match-progress";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Sheet } from "../../ui/dialogs/sheet";
import { Field } from "../../ui/fields/field";
import { moveMinute } from "./clock-now";
import type { EntryDraft } from "./make-entry";
import { teamNameOf } from "./score-board";
import { touchlineTexts } from "./texts";
import type { TouchlineView } from "./touchline-view";

export type PressedEntry = {
	kind: HappeningKind;
	side: "us" | "them";
	at: string;
	period: number;
	/** A kick of the shoot-out; `at` is its round. */
	inShootout?: boolean;
};

type HappeningSheetProps = {
	match: TouchlineMatch;
	view: TouchlineView;
	press: PressedEntry;
	/** Returns the entry's id. */
	onRecord: (entry: EntryDraft) => string;
	onClose: () => void;
};

/** Who it was, with the minute to correct. Choosing the name records it; after a goal, the assist can be added. */
export function HappeningSheet({ match, view, press, onRecord, onClose }: HappeningSheetProps) {
	const t = useTexts(touchlineTexts);
	const [kind, setKind] = useState(press.kind);
	const [at, setAt] = useState(press.at);
	const [off, setOff] = useState<LineupEntry | null>(null);
	const [goal, setGoal] = useState<{ id: string; scorer: LineupEntry } | null>(null);
	const language = useLanguage();
	const { happenings, rules } = sportOf(match.division);
	const nameOf = (one: string) => {
		const happening = happenings[one]!;
		return localize(happening.button ?? happening.name, language);
	};
	const { side, period, inShootout } = press;
	// An own goal counts for one side and is scored by the other.
	const whose = happenings[kind]?.isAgainstOwn ? (side === "us" ? "them" : "us") : side;
	const { on, off: bench } = playersNow(view.sheet, whose);
	const isChange = kind === "substitution";
	const choices = goal ? on.filter(({ name }) => name !== goal.scorer.name) : isChange && off ? bench : on;
	const record = (player?: LineupEntry) => {
		const clock = isClock(at) ? at : "";
		const id = onRecord({
			kind,
			side,
			period,
			at: clock,
			...(player && { player: personOf(player) }),
			...(off && { other: personOf(off) }),
			...(inShootout && { inShootout }),
		});
		if (happenings[kind]?.hasAssist && player && on.length > 1) setGoal({ id, scorer: player });
		else onClose();
	};
	const choose = (player: LineupEntry) => {
		if (goal) {
			onRecord({ kind: "assist", of: goal.id, player: personOf(player), period });
			onClose();
		} else if (isChange && !off) setOff(player);
		else record(player);
	};
	const name = inShootout ? t.kick(kind) : nameOf(kind);
	const variants = happenings[press.kind]?.variants ?? [];
	const question = goal ? t.whoAssisted : off ? t.comesOn : isChange ? t.goesOff : inShootout && t.round(at);
	const list = useRef<HTMLUListElement>(null);
	// The button that was pressed is gone.
	useEffect(() => {
		if (goal || off) list.current?.focus();
	}, [goal, off]);
	return (
		<Sheet
			open
			onOpenChange={(isOpen) => !isOpen && onClose()}
			title={`${name} · ${teamNameOf(match, side)}`}
			description={question || undefined}
		>
			<div className="stack gap-4">
				{!goal && !inShootout && variants.length > 0 && (
					<fieldset className="touchline-kinds stack">
						<legend className="visually-hidden">{t.goalKind}</legend>
						{variants.map((one) => (
							<button
								key={one}
								type="button"
								aria-pressed={one === kind}
								onClick={() => setKind(one as HappeningKind)}
							>
								{nameOf(one)}
							</button>
						))}
					</fieldset>
				)}
				{goal || inShootout || rules.clock.kind === "score" ? null : rules.clock.kind === "minutes" ? (
					<p className="touchline-minute">
						<button type="button" aria-label={t.earlier} onClick={() => setAt(moveMinute(at, -1))}>
							−
						</button>
						<output aria-label={t.minute}>
							<b className="display tabular">{at}’</b>
						</output>
						<button type="button" aria-label={t.later} onClick={() => setAt(moveMinute(at, 1))}>
							+
						</button>
					</p>
				) : (
					<Field
						label={t.clock}
						hint={rules.clock.kind === "board" ? t.clockHint : undefined}
						inputMode="decimal"
						maxLength={5}
						value={at}
						onChange={({ target }) => setAt(target.value.replace(/[:,]/, "."))}
					/>
				)}
				<ul ref={list} className="touchline-players stack" tabIndex={-1}>
					{choices.map((player) => (
						<li key={`${player.number} ${player.name}`}>
							<button className="stack" type="button" onClick={() => choose(player)}>
								<b className="display tabular">{player.number ?? ""}</b> {player.name}
							</button>
						</li>
					))}
				</ul>
				{isChange && choices.length === 0 && <p>{t.noBench}</p>}
				{(!isChange || choices.length === 0) && (
					<button type="button" className="touchline-nameless" onClick={() => (goal ? onClose() : record())}>
						{goal ? t.noAssist : t.noName}
					</button>
				)}
			</div>
		</Sheet>
	);
}

const isClock = (at: string) => /^(\d{1,3}(\+\d{1,2})?|\d{1,2}\.\d{2})?$/.test(at);
const personOf = ({ name, slug }: LineupEntry) => ({ name, ...(slug && { slug }) });
