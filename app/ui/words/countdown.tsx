import { type RefObject, useEffect, useRef, useState } from "react";
import type { Moment } from "../../platform/words/dates";
import { useTexts } from "../../platform/words/language";
import { useClock } from "../clock";
import { uiTexts } from "../texts";
import "./countdown.css";

type CountdownProps = {
	until: Moment;
	/** What it counts down to; read out before the remaining time. */
	label: string;
	/** Tiles with days to seconds, or an inline clock such as `07.42`. */
	look?: "tiles" | "clock";
	/** Called once, when the time is up while the page is open. */
	onEnd?: () => void;
};

/** Ticks only while visible. Screen readers get the minutes, and only on request. */
export function Countdown({ until, label, look = "tiles", onEnd }: CountdownProps) {
	const t = useTexts(uiTexts);
	const root = useRef<HTMLDivElement & HTMLSpanElement>(null);
	const end = new Date(until).getTime();
	const visible = useVisible(root);
	const now = useClock("second", visible);
	const left = now === null ? null : countdownParts(end - now);
	useEndCall(end, onEnd);

	const spoken =
		left === null
			? label
			: `${label}: ${left.over ? t.countdown.over : t.countdown.left(spokenParts(left, t.countdown))}`;

	if (look === "clock") {
		return (
			<span ref={root} className="countdown-clock tabular" role="timer" aria-label={spoken}>
				{left ? clockText(left) : "––.––"}
			</span>
		);
	}
	const shown = left ?? drawnOnce(end);
	return (
		<div ref={root} className="countdown" role="timer" aria-label={spoken}>
			{(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
				<span key={unit} className={`countdown-tile countdown-${unit}`} aria-hidden="true">
					<b className="tabular" suppressHydrationWarning>
						{shown?.[unit] === undefined ? "––" : twoDigits(shown[unit])}
					</b>
					<small>{t.countdown[unit]}</small>
				</span>
			))}
		</div>
	);
}

/**
 * What the server can render: a page is cached for at most half a minute, so everything but the seconds stays valid until
 * the browser takes over. The browser's first render returns nothing and leaves it in place.
 */
function drawnOnce(end: number): Partial<CountdownParts> | null {
	return import.meta.env.SSR ? { ...countdownParts(end - Date.now()), seconds: undefined } : null;
}

export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number; over: boolean };

/** Splits the remaining time; all zeros once it has passed. */
export function countdownParts(milliseconds: number): CountdownParts {
	const total = Math.max(0, Math.ceil(milliseconds / 1000));
	return {
		days: Math.floor(total / 86_400),
		hours: Math.floor(total / 3600) % 24,
		minutes: Math.floor(total / 60) % 60,
		seconds: total % 60,
		over: total === 0,
	};
}

/** `07.42`, and with hours `1.07.42`. */
export function clockText({ days, hours, minutes, seconds }: CountdownParts): string {
	const allHours = days * 24 + hours;
	const rest = `${twoDigits(minutes)}.${twoDigits(seconds)}`;
	return allHours > 0 ? `${allHours}.${rest}` : rest;
}

type UnitNames = Record<"days" | "hours" | "minutes" | "seconds", string> & {
	spoken: (count: number, unit: string) => string;
};

// Seconds would be out of date before they are spoken, so they are read out only in the last minute.
function spokenParts(left: CountdownParts, names: UnitNames) {
	const units = (["days", "hours", "minutes"] as const).filter((unit) => left[unit] > 0);
	if (units.length === 0) return names.spoken(left.seconds, names.seconds);
	return units.map((unit) => names.spoken(left[unit], names[unit])).join(" ");
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

function useVisible(target: RefObject<HTMLElement | null>): boolean {
	const [visible, setVisible] = useState(false);
	useEffect(() => {
		if (!target.current) return;
		const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
		observer.observe(target.current);
		return () => observer.disconnect();
	}, [target]);
	return visible;
}

const longestTimer = 2 ** 31 - 1;

// Independent of rendering: fires even when the countdown is scrolled out of view.
function useEndCall(end: number, onEnd: (() => void) | undefined) {
	const call = useRef(onEnd);
	useEffect(() => {
		call.current = onEnd;
	});
	useEffect(() => {
		const wait = end - Date.now();
		if (wait <= 0 || wait > longestTimer) return;
		const timer = window.setTimeout(() => call.current?.(), wait);
		return () => window.clearTimeout(timer);
	}, [end]);
}
