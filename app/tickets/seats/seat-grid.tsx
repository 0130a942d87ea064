import { Accessibility, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { cssVariables } from "../../ui/css-variables";
import { IconButton } from "../../ui/icon-button";
import type { ShownSeat } from "./contract";
import { seatTexts } from "./texts";
import "./seat-grid.css";

type SeatGridProps = {
	label: string;
	seats: readonly ShownSeat[];
	chosen: readonly string[];
	onToggle: (seat: ShownSeat) => void;
};

/** Rows of seats with the pitch below. One tab stop: arrows move, Space chooses. */
export function SeatGrid({ label, seats, chosen, onToggle }: SeatGridProps) {
	const t = useTexts(seatTexts);
	const grid = useRef<HTMLDivElement>(null);
	const rows = [...Map.groupBy(seats, ({ row }) => row)].sort(([one], [other]) => other - one);
	const [at, setAt] = useState<string | undefined>(undefined);
	// As large as a finger; all of it in sight is for looking only.
	const [isFar, setFar] = useState(false);
	const current = seats.some(({ id }) => id === at)
		? at
		: (chosen[0] ?? seats.find(({ isFree }) => isFree)?.id);
	const [first] = chosen;
	// What is chosen, or where one came closer, may be out of sight.
	useEffect(() => {
		const shown = isFar ? undefined : (first ?? at);
		const seat = shown && grid.current?.querySelector<HTMLElement>(`[data-seat="${shown}"]`);
		const box = grid.current?.parentElement;
		if (!seat || !box) return;
		const [inside, around] = [seat.getBoundingClientRect(), box.getBoundingClientRect()];
		const isInside = inside.left >= around.left && inside.right <= around.right;
		if (isInside && inside.top >= around.top && inside.bottom <= around.bottom) return;
		box.scrollBy({
			left: inside.left - around.left - around.width / 2,
			top: inside.top - around.top - around.height / 2,
		});
	}, [first, at, isFar]);
	const longest = Math.max(...rows.map(([, row]) => row.length));

	function move(event: KeyboardEvent) {
		const here = seats.find(({ id }) => id === current);
		const step = steps[event.key];
		if (!here || !step) return;
		event.preventDefault();
		const [rowsUp, right] = step;
		const line = seats.filter(({ row }) => row === here.row + rowsUp);
		const next = rowsUp
			? line.toSorted(
					(one, other) => Math.abs(one.number - here.number) - Math.abs(other.number - here.number),
				)[0]
			: line.find(({ number }) => number === here.number + right);
		if (!next) return;
		setAt(next.id);
		grid.current?.querySelector<HTMLElement>(`[data-seat="${next.id}"]`)?.focus();
	}
	return (
		<>
			<div className="seat-box" data-far={isFar || undefined} style={cssVariables({ "--longest": longest })}>
				{/* biome-ignore-start lint/a11y/useSemanticElements: a table's rows cannot swell */}
				<div ref={grid} className="seat-grid stack gap-1" role="grid" aria-label={label} onKeyDown={move}>
					{rows.map(([row, line]) => (
						<div key={row} className="seat-row row gap-1" role="row" tabIndex={-1}>
							{/* biome-ignore lint/a11y/useFocusableInteractive: only seats take the focus */}
							<span role="rowheader">{row}</span>
							{line.map((seat, index) => (
								<Seat
									key={seat.id}
									seat={seat}
									isChosen={chosen.includes(seat.id)}
									isCurrent={seat.id === current}
									// One swell runs through the rows.
									lift={Math.sin(((index + (longest - line.length) / 2) / longest) * Math.PI * 2) * 6}
									isAfterAisle={index > 0 && seat.number !== line[index - 1]!.number + 1}
									onToggle={() => {
										setAt(seat.id);
										if (isFar) setFar(false);
										else if (seat.isFree || chosen.includes(seat.id)) onToggle(seat);
									}}
								/>
							))}
							<span aria-hidden="true">{row}</span>
						</div>
					))}
				</div>
				{/* biome-ignore-end lint/a11y/useSemanticElements: a table's rows cannot swell */}
				<p className="seat-pitch">{t.pitch}</p>
			</div>
			<div className="seat-foot row apart gap-4">
				<p className="seat-legend flow small">
					{(["free", "mine", "held", "taken", "wheelchair", "companion"] as const).map((kind) => (
						<span key={kind}>
							<i className={`seat seat-${kind}`} aria-hidden="true">
								{signOf(kind)}
							</i>
							{t.legend[kind]}
						</span>
					))}
				</p>
				<span className="seat-zoom">
					<IconButton label={t.closer} icon={Plus} disabled={!isFar} onClick={() => setFar(false)} />
					<IconButton label={t.farther} icon={Minus} disabled={isFar} onClick={() => setFar(true)} />
				</span>
			</div>
			<p className="seat-keys small muted">{t.keys}</p>
		</>
	);
}

type SeatProps = {
	seat: ShownSeat;
	isChosen: boolean;
	isCurrent: boolean;
	lift: number;
	/** Numbers are missing before it: there the stairs are. */
	isAfterAisle: boolean;
	onToggle: () => void;
};

function Seat({ seat, isChosen, isCurrent, lift, isAfterAisle, onToggle }: SeatProps) {
	const t = useTexts(seatTexts);
	const look = lookOf(seat, isChosen);
	const isGone = look === "taken" || look === "held";
	return (
		// biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
		<button
			type="button"
			role="gridcell"
			className={classNames("seat", `seat-${look}`, isAfterAisle && "seat-after-aisle")}
			style={cssVariables({ "--lift": `${lift.toFixed(1)}px` })}
			data-seat={seat.id}
			tabIndex={isCurrent ? 0 : -1}
			aria-selected={isChosen}
			aria-disabled={isGone || undefined}
			aria-label={t.seat(seat.row, seat.number, t.state[look])}
			onClick={onToggle}
		>
			{look === "mine" || look === "free" ? seat.number : signOf(look)}
		</button>
	);
}

type Look = "free" | "mine" | "taken" | "held" | "wheelchair" | "companion";

function lookOf({ isFree, isHeld, kind }: ShownSeat, isChosen: boolean): Look {
	if (isChosen) return "mine";
	if (!isFree) return isHeld ? "held" : "taken";
	return kind === "seat" ? "free" : kind;
}

function signOf(kind: Look) {
	if (kind === "wheelchair") return <Accessibility className="icon" aria-hidden="true" />;
	return kind === "companion" ? "P" : null;
}

/** Rows up, seats to the right. */
const steps: Record<string, [number, number]> = {
	ArrowUp: [1, 0],
	ArrowDown: [-1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};
