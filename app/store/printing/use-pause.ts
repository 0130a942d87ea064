import { useEffect, useState } from "react";

/** The value, debounced by so many milliseconds. */
export function usePause<T>(value: T, milliseconds: number): T {
	const [rested, setRested] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setRested(value), milliseconds);
		return () => clearTimeout(timer);
	}, [value, milliseconds]);
	return rested;
}
