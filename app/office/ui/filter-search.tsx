import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Field } from "../../ui/fields/field";
import { useShortcuts } from "../frame/shortcuts";

type FilterSearchProps = { label: string; value: string | undefined; onChange: (value: string) => void };

const pause = 250;

/** Searches as you type; "/" jumps into it. */
export function FilterSearch({ label, value = "", onChange }: FilterSearchProps) {
	const [typed, setTyped] = useState(value);
	const box = useRef<HTMLInputElement>(null);
	const latest = useRef(onChange);
	latest.current = onChange;
	// Following a link right after typing must not navigate back to the list.
	const isLeaving = useNavigation().state !== "idle";
	useShortcuts([{ keys: "/", label, run: () => box.current?.focus() }]);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		if (isLeaving || typed.trim() === value) return;
		timer.current = setTimeout(() => latest.current(typed.trim()), pause);
		return () => clearTimeout(timer.current);
	}, [typed, value, isLeaving]);
	// The blur comes before the click on a link, so the search runs first and the link wins.
	const searchNow = () => {
		clearTimeout(timer.current);
		if (!isLeaving && typed.trim() !== value) onChange(typed.trim());
	};
	return (
		<Field
			label={label}
			hideLabel
			type="search"
			placeholder={label}
			maxLength={80}
			ref={box}
			value={typed}
			onChange={(event) => setTyped(event.target.value)}
			onBlur={searchNow}
		/>
	);
}
