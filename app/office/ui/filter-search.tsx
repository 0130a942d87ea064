import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Field } from "../../ui/fields/field";
import { useShortcuts } from "../frame/shortcuts";

type FilterSearchProps = { label: string; value: string | undefined; onChange: (value: string) => void };

const pause = 250;

/** Searches while one types; "/" jumps into it. */
export function FilterSearch({ label, value = "", onChange }: FilterSearchProps) {
	const [typed, setTyped] = useState(value);
	const box = useRef<HTMLInputElement>(null);
	const latest = useRef(onChange);
	latest.current = onChange;
	// Whoever follows a link right after typing is not called back to the list.
	const isLeaving = useNavigation().state !== "idle";
	useShortcuts([{ keys: "/", label, run: () => box.current?.focus() }]);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		if (isLeaving || typed.trim() === value) return;
		timer.current = setTimeout(() => latest.current(typed.trim()), pause);
		return () => clearTimeout(timer.current);
	}, [typed, value, isLeaving]);
	// Pressing a link comes after leaving the box, so the search goes first and the link has the last word.
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
