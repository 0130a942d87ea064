import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { defineTexts, useTexts } from "../../platform/words/language";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import "./long-press-button.css";

const holdMilliseconds = 2_000;

type LongPressButtonProps = {
	label: string;
	/** What it does, below the label. */
	hint: string;
	icon: ReactNode;
	/** Holding this key anywhere on the screen holds the button. */
	shortcut?: string;
	isDangerous?: boolean;
	disabled?: boolean;
	onPressed: () => void;
};

/** Acts after being held for two seconds, by finger, mouse or key: guards far-reaching actions against accidents. */
export function LongPressButton({
	label,
	hint,
	icon,
	shortcut,
	isDangerous,
	disabled,
	onPressed,
}: LongPressButtonProps) {
	const t = useTexts(texts);
	// What the button said when it was pressed: a label that changes under the finger must not change the act.
	const [held, setHeld] = useState<{ act: () => void; byKey: boolean } | null>(null);
	const [isArmed, setArmed] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!held) return;
		const timer = setTimeout(() => {
			setHeld(null);
			if (held.byKey) swallowRepeats();
			held.act();
		}, holdMilliseconds);
		return () => clearTimeout(timer);
	}, [held]);
	const isPressKey = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";
	const press = (byKey: boolean) => setHeld({ act: onPressed, byKey });
	const letGo = () => setHeld(null);
	const pressFromAfar = (event: globalThis.KeyboardEvent) => {
		if (event.repeat || disabled) return;
		button.current?.focus();
		press(true);
	};
	useShortcuts(shortcut ? [{ keys: shortcut, label: t.byKey(label), run: pressFromAfar }] : []);
	/** Voice control and screen readers click without pressing and cannot hold, so they click twice. */
	const clickWithoutPress = () => {
		setArmed(!isArmed);
		if (isArmed) onPressed();
	};
	return (
		<button
			ref={button}
			type="button"
			className="long-press row gap-3"
			data-dangerous={isDangerous ? "" : undefined}
			data-held={held ? "" : undefined}
			disabled={disabled}
			onPointerDown={({ button }) => button === 0 && press(false)}
			onPointerUp={letGo}
			onPointerLeave={letGo}
			onPointerCancel={letGo}
			onContextMenu={(event) => event.preventDefault()}
			onClick={({ detail }) => detail === 0 && clickWithoutPress()}
			onKeyDown={(event) => {
				if (!isPressKey(event)) return;
				event.preventDefault();
				if (!event.repeat) press(true);
			}}
			onKeyUp={(event) => {
				if (isPressKey(event)) event.preventDefault();
				letGo();
			}}
			onBlur={() => {
				letGo();
				setArmed(false);
			}}
		>
			{icon}
			<span>
				<b>{label}</b>
				<small aria-live="polite">{isArmed ? t.again : hint}</small>
			</span>
			{shortcut && <Keys keys={shortcut} />}
		</button>
	);
}

/** A key that is still down must not type into the dialog that it has opened. */
function swallowRepeats() {
	const swallow = (event: globalThis.KeyboardEvent) => event.repeat && event.preventDefault();
	window.addEventListener("keydown", swallow, { capture: true });
	const stop = () => window.removeEventListener("keydown", swallow, { capture: true });
	window.addEventListener("keyup", stop, { capture: true, once: true });
}

const texts = defineTexts({
	id: {
		again: "Tekan sekali lagi untuk melakukannya.",
		byKey: (label: string) => `${label} (tahan dua detik)`,
	},
	en: { again: "Press again to confirm.", byKey: (label) => `${label} (hold for two seconds)` },
});
