import { Accessibility, WandSparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/feedback/error-state";
import { Note } from "../../ui/feedback/note";
import { Skeleton } from "../../ui/feedback/skeleton";
import { QuantityStepper } from "../../ui/fields/quantity-stepper";
import { Chip } from "../../ui/forms/chip";
import type { TicketChoice } from "../buying/choosing/ticket-choice";
import { buyingTexts } from "../buying/texts";
import type { OfferedSection } from "../sections/offered-section";
import { bestTogether, listTogether, nearestInstead } from "./best-seats";
import { type ShownSeat, sectionSeats } from "./contract";
import { SeatGrid } from "./seat-grid";
import { seatTexts } from "./texts";
import "./seat-picker.css";

type SeatPickerProps = { section: OfferedSection; choice: TicketChoice };

/** Seats of one block: on the plan, from the list, or the best ones with one press. */
export function SeatPicker({ section, choice }: SeatPickerProps) {
	const t = useTexts(seatTexts);
	const buying = useTexts(buyingTexts);
	const { answer, hasFailed, retry } = useAnswer(sectionSeats, { id: section.id });
	const [view, setView] = useState<"map" | "list">("map");
	const [isNone, setNone] = useState(false);
	const { count, setCount, most, seats: chosen, setSeats } = choice;
	const gone = useGone(answer?.seats, choice);
	if (hasFailed) return <ErrorState title={t.failed} text={t.failedHint} onRetry={retry} />;
	if (!answer) return <Skeleton height="320px" />;
	const ordinary = answer.seats.filter(({ kind }) => kind === "seat");
	const pickBest = () => {
		const best = bestTogether(ordinary, count);
		setNone(!best);
		if (best) setSeats(best.map(({ id }) => id));
	};
	const toggle = (seat: ShownSeat) => {
		const unit = unitOf(answer.seats, seat);
		// A wheelchair place is two tickets, whatever was wanted before.
		const wanted = Math.max(count, Math.min(unit.length, most));
		if (wanted > count) setCount(wanted);
		setSeats(toggled(answer.seats, chosen, unit, wanted));
	};
	return (
		<section className={`seat-picker stand-${section.stand}`} aria-label={t.title}>
			<div className="seat-picker-head row flow">
				<h2 className="visually-hidden">{t.title}</h2>
				<span className="seat-picker-count">
					<QuantityStepper
						label={buying.count}
						value={count}
						max={most}
						onChange={(next) => {
							setCount(next);
							setSeats([]);
						}}
					/>
				</span>
				<Button variant="ghost" onClick={pickBest}>
					<WandSparkles className="icon" aria-hidden="true" />
					{t.best(count)}
				</Button>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
				<div className="sale-switch" role="group" aria-label={t.view}>
					<Chip pressed={view === "map"} onClick={() => setView("map")}>
						{t.map}
					</Chip>
					<Chip pressed={view === "list"} onClick={() => setView("list")}>
						{t.list}
					</Chip>
				</div>
			</div>
			{gone.length > 0 && <SeatsInstead gone={gone} seats={ordinary} choice={choice} />}
			{isNone && (
				<Note tone="warn" announce>
					{t.noneTogether(count)}
				</Note>
			)}
			{view === "map" ? (
				<SeatGrid label={t.grid(section.label)} seats={answer.seats} chosen={chosen} onToggle={toggle} />
			) : (
				<SeatList
					groups={[
						...listTogether(ordinary, count).slice(0, 12),
						...(most < 2 ? [] : listWheelchairs(answer.seats).slice(0, 6)),
					]}
					choice={choice}
				/>
			)}
			<p role="status" className="small muted">
				{t.chosenOf(chosen.length, count)}
			</p>
		</section>
	);
}

/** What somebody else has taken between the choice and now. The rest stays chosen. */
function useGone(seats: readonly ShownSeat[] | undefined, { seats: chosen, setSeats }: TicketChoice) {
	const [gone, setGone] = useState<readonly ShownSeat[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: judged when the seats have been read
	useEffect(() => {
		if (!seats) return;
		setGone(seats.filter(({ id, isFree }) => !isFree && chosen.includes(id)));
		const left = chosen.filter((id) => seats.some((seat) => seat.id === id && seat.isFree));
		if (left.length < chosen.length) setSeats(left);
	}, [seats]);
	return gone;
}

type SeatsInsteadProps = {
	gone: readonly ShownSeat[];
	seats: readonly ShownSeat[];
	choice: TicketChoice;
};

/** Says which are gone, and offers the nearest ones until as many are chosen as wanted. */
function SeatsInstead({ gone, seats, choice }: SeatsInsteadProps) {
	const t = useTexts(seatTexts);
	const { seats: chosen, setSeats, count } = choice;
	const free = seats.filter(({ id, isFree }) => isFree && !chosen.includes(id));
	const isOpen = chosen.length + gone.length <= count && gone.every(({ kind }) => kind === "seat");
	const instead = isOpen ? nearestInstead(free, gone) : undefined;
	return (
		<Note tone="warn" announce>
			<p>{t.gone(gone.map(({ row, number }) => t.place(row, number)))}</p>
			{instead && (
				<Button size="small" onClick={() => setSeats([...chosen, ...instead.map(({ id }) => id)])}>
					{t.takeInstead(instead.map(({ row, number }) => t.place(row, number)))}
				</Button>
			)}
		</Note>
	);
}

function SeatList({ groups, choice }: { groups: ShownSeat[][]; choice: TicketChoice }) {
	const t = useTexts(seatTexts);
	if (groups.length === 0) return <p>{t.noneTogether(choice.count)}</p>;
	return (
		<ul className="seat-list">
			{groups.map((group) => {
				const [first, last] = [group[0]!, group.at(-1)!];
				const isChosen = group.every(({ id }) => choice.seats.includes(id));
				const numbers = first === last ? String(first.number) : `${first.number}–${last.number}`;
				return (
					<li className="stack gap-3" key={first.id}>
						<span>
							<small className="muted">{t.row}</small> <b>{first.row}</b>
						</span>
						<span>
							<small className="muted">{t.seats}</small> <b>{numbers}</b>
							{first.kind === "wheelchair" && (
								<span className="seat-list-kind">
									<Accessibility className="icon" aria-hidden="true" />
									{t.wheelchairPair}
								</span>
							)}
						</span>
						<Button
							size="small"
							variant={isChosen ? "brand" : "ghost"}
							aria-pressed={isChosen}
							onClick={() => {
								if (group.length > choice.count) choice.setCount(group.length);
								choice.setSeats(group.map(({ id }) => id));
							}}
						>
							{isChosen ? t.chosen : t.choose}
							<span className="visually-hidden">
								{" "}
								{t.row} {first.row}, {t.seats} {numbers}
								{first.kind === "wheelchair" && `, ${t.wheelchairPair}`}
							</span>
						</Button>
					</li>
				);
			})}
		</ul>
	);
}

/** Choosing one more than wanted lets go of the first. A wheelchair place and its companion come and go together. */
function toggled(
	all: readonly ShownSeat[],
	chosen: readonly string[],
	unit: readonly ShownSeat[],
	count: number,
): readonly string[] {
	const ids = unit.map(({ id }) => id);
	if (chosen.includes(ids[0]!)) return chosen.filter((id) => !ids.includes(id));
	if (unit.length > count) return chosen;
	const next = [...chosen, ...ids].slice(-count);
	// A seat left without its partner goes, too.
	return next.filter((id) =>
		unitOf(all, all.find((one) => one.id === id)!).every((seat) => next.includes(seat.id)),
	);
}

/** A seat alone, or a wheelchair place and its companion's seat, whichever of them it is. */
function unitOf(all: readonly ShownSeat[], seat: ShownSeat): ShownSeat[] {
	const step = { seat: 0, wheelchair: 1, companion: -1 }[seat.kind];
	const partner = step && all.find(({ row, number }) => row === seat.row && number === seat.number + step);
	return partner ? [seat, partner] : [seat];
}

const listWheelchairs = (all: readonly ShownSeat[]): ShownSeat[][] =>
	all
		.filter(({ kind }) => kind === "wheelchair")
		.map((seat) => unitOf(all, seat))
		.filter((unit) => unit.length === 2 && unit.every(({ isFree }) => isFree));
