import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { Field } from "../../ui/fields/field";
import { addressTexts } from "../addresses/address-texts";
import { areaSearch, type DeliveryPlace } from "../shipping/contract";
import { aroundText } from "./place-text";

type AreaSearchBoxProps = {
	error?: string | undefined;
	autoFocus: boolean;
	onChoose: (place: DeliveryPlace) => void;
};

const pause = 150;

/** A combobox: arrow keys move through the results, Enter selects, Esc closes the list. */
export function AreaSearchBox({ error, autoFocus, onChoose }: AreaSearchBoxProps) {
	const t = useTexts(addressTexts);
	const listId = useId();
	const box = useRef<HTMLInputElement>(null);
	const [q, setQ] = useState("");
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(0);
	const words = q.trim();
	const { answer, hasFailed, isWaiting, retry } = useAnswer(
		areaSearch,
		words.length > 1 ? { q: words } : null,
		pause,
	);
	const found = answer?.areas ?? [];
	const shows = isOpen && words.length > 1;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its first line
	useEffect(() => setActive(0), [answer]);
	useEffect(() => {
		if (autoFocus) box.current?.focus();
	}, [autoFocus]);

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape" && shows) {
			event.preventDefault();
			return setOpen(false);
		}
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			setOpen(true);
			const step = event.key === "ArrowDown" ? 1 : -1;
			return setActive((active + step + Math.max(1, found.length)) % Math.max(1, found.length));
		}
		// Enter in this box never submits the form: nothing has been chosen yet.
		if (event.key !== "Enter") return;
		event.preventDefault();
		const place = found[active];
		if (shows && place && !isWaiting) onChoose(place);
	};

	return (
		<div className="area-search">
			<Field
				ref={box}
				label={t.area}
				hint={t.areaHint}
				error={error}
				required
				role="combobox"
				autoComplete="off"
				spellCheck={false}
				maxLength={80}
				aria-expanded={shows && found.length > 0}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={shows && found[active] ? `${listId}-${active}` : undefined}
				value={q}
				onChange={(event) => {
					setQ(event.target.value);
					setOpen(true);
				}}
				onFocus={() => setOpen(true)}
				onBlur={({ relatedTarget }) => {
					if (!relatedTarget?.closest(".area-results")) setOpen(false);
				}}
				onKeyDown={onKeyDown}
			/>
			<p className="visually-hidden" role="status">
				{shows && answer && !isWaiting && (answer.isReady ? t.found(found.length) : t.notReady)}
			</p>
			<div className="area-results" hidden={!shows || (!answer && !hasFailed)}>
				{hasFailed && (
					<p>
						{t.failed}{" "}
						<button type="button" className="more-link more-link-tight" onClick={retry}>
							{t.retry}
						</button>
					</p>
				)}
				{answer && found.length === 0 && <p>{answer.isReady ? t.nothing : t.notReady}</p>}
				{answer?.isGuess && found.length > 0 && <p className="small muted">{t.guess}</p>}
				<div id={listId} role="listbox" aria-label={t.results}>
					{found.map((place, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box, where the focus stays
						<div
							key={place.id}
							id={`${listId}-${index}`}
							className="area-result"
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							// The focus stays in the box, so that the list does not close before the click arrives.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => onChoose(place)}
						>
							<b>{place.village?.name ?? `${t.district} ${place.district.name}`}</b>
							<span className="small">{aroundText(place)}</span>
						</div>
					))}
				</div>
			</div>
		</div>
	);
}
