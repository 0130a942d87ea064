import { Clock, TriangleAlert } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTexts } from "../../platform/words/language";
import { memberTexts } from "../texts";
import { moveFocus, typeDigits } from "./otp-digits";
import { otpLength } from "./reset-contract";
import "./otp-input.css";

type OtpInputProps = {
	label: string;
	error?: string | undefined;
	/** The six digits joined in order; shorter while some are missing. */
	onChange: (code: string) => void;
	/** Shown below: how long the code is valid. */
	children: ReactNode;
};

/** Six boxes that behave as one input: typing advances, backspace goes back, and pasting fills all. */
export function OtpInput({ label, error, onChange, children }: OtpInputProps) {
	const t = useTexts(memberTexts).otp;
	const id = useId();
	const [digits, setDigits] = useState<readonly string[]>(Array(otpLength).fill(""));
	const inputs = useRef<(HTMLInputElement | null)[]>([]);

	const focus = (place: number) => {
		const input = inputs.current[place];
		input?.focus();
		input?.select();
	};
	const apply = (change: { digits: readonly string[]; focus: number }) => {
		setDigits(change.digits);
		onChange(change.digits.join(""));
		focus(change.focus);
	};
	const paste = (event: ClipboardEvent, place: number) => {
		event.preventDefault();
		apply(typeDigits(digits, place, event.clipboardData.getData("text")));
	};
	const press = (event: KeyboardEvent, place: number) => {
		const change = moveFocus(digits, place, event.key);
		if (!change) return;
		event.preventDefault();
		apply(change);
	};

	return (
		<fieldset className="otp-input" aria-describedby={`${id}-below`}>
			<legend className="field-label">{label}</legend>
			<div className="otp-digits stack">
				{digits.map((digit, place) => (
					<input
						// biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position
						key={place}
						ref={(input) => {
							inputs.current[place] = input;
						}}
						className="tabular"
						name={`otp${place + 1}`}
						aria-label={t.digit(place + 1)}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-below` : undefined}
						type="text"
						inputMode="numeric"
						autoComplete={place === 0 ? "one-time-code" : "off"}
						value={digit}
						// Not `onChange`, which does not fire when a digit is typed over itself, so the focus would not advance.
						onInput={(event) => apply(typeDigits(digits, place, event.currentTarget.value))}
						onPaste={(event) => paste(event, place)}
						onKeyDown={(event) => press(event, place)}
						onFocus={(event) => event.target.select()}
					/>
				))}
			</div>
			<p className="field-message small muted" id={`${id}-below`}>
				{error ? (
					<span className="field-error">
						<TriangleAlert className="icon" aria-hidden="true" />
						{error}
					</span>
				) : (
					<>
						<Clock className="icon" aria-hidden="true" />
						{children}
					</>
				)}
			</p>
		</fieldset>
	);
}
