import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { defineTexts, useTexts } from "../../platform/language";
import "./long-press-button.css";

const holdMilliseconds = 2_000;

type LongPressButtonProps = {
	label: string;
	/** What it does, below the label. */
	hint: string;
	icon: ReactNode;
	isDangerous?: boolean;
	disabled?: boolean;
	onPressed: () => void;
};

/** Acts after being held for two seconds, by finger, mouse or key: nobody does by accident what everybody notices. */
export function LongPressButton({
	label,
	hint,
	icon,
	isDangerous,
	disabled,
	onPressed,
}: LongPressButtonProps) {
	const t = useTexts(texts);
	// What the button said when it was pressed: a label that changes under the finger must not change the act.
	const [held, setHeld] = useState<(() => void) | null>(null);
	const [isArmed, setArmed] = useState(false);
	useEffect(() => {
		if (!held) return;
		const timer = setTimeout(() => {
			setHeld(null);
			held();
		}, holdMilliseconds);
		return () => clearTimeout(timer);
	}, [held]);
	const isPressKey = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";
	const press = () => setHeld(() => onPressed);
	const letGo = () => setHeld(null);
	/** Voice control and screen readers click without pressing, and cannot hold: they say it twice. */
	const clickWithoutPress = () => {
		setArmed(!isArmed);
		if (isArmed) onPressed();
	};
	return (
		<button
			type="button"
			className="long-press"
			data-dangerous={isDangerous ? "" : undefined}
			data-held={held ? "" : undefined}
			disabled={disabled}
			onPointerDown={({ button }) => button === 0 && press()}
			onPointerUp={letGo}
			onPointerLeave={letGo}
			onPointerCancel={letGo}
			onContextMenu={(event) => event.preventDefault()}
			onClick={({ detail }) => detail === 0 && clickWithoutPress()}
			onKeyDown={(event) => {
				if (!isPressKey(event)) return;
				event.preventDefault();
				if (!event.repeat) press();
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
		</button>
	);
}

const texts = defineTexts({
	id: { again: "Tekan sekali lagi untuk melakukannya." },
	en: { again: "Press once more to do it." },
});
