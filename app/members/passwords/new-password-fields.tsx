import { Check, Circle } from "lucide-react";
import { type ChangeEvent, useCallback, useState } from "react";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { classNames } from "../../ui/class-names";
import { PasswordField } from "../../ui/fields/password-field";
import { memberTexts } from "../texts";
import { hasGoodLength, isTrivialPassword } from "./password-rules";
import "./new-password-fields.css";

type NewPasswordFieldsProps = {
	label: string;
	/** Without its confirmation: the eye shows what was typed, and a forgotten password is soon reset. */
	once?: boolean;
};

/** A password, its confirmation, and the rules ticked off while typing. */
export function NewPasswordFields({ label, once }: NewPasswordFieldsProps) {
	const t = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	const [password, passwordInput] = useTyped();
	const [again, againInput] = useTyped();
	const rules = [
		{ text: t.rules.length, met: hasGoodLength(password) },
		{ text: t.rules.notTrivial, met: password !== "" && !isTrivialPassword(password) },
		...(once ? [] : [{ text: t.rules.same, met: password !== "" && password === again }]),
	];
	return (
		<>
			<PasswordField
				label={label}
				name="password"
				autoComplete="new-password"
				required
				error={errorOf("password")}
				{...passwordInput}
			/>
			{!once && (
				<PasswordField
					label={t.passwordAgain}
					name="password_confirmation"
					autoComplete="new-password"
					required
					error={errorOf("password_confirmation")}
					{...againInput}
				/>
			)}
			<ul className="password-rules stack gap-1 small muted" aria-label={t.rules.label}>
				{rules.map(({ text, met }) => (
					<li key={text} className={classNames(met && "password-rule-met")}>
						{met ? (
							<Check className="icon" aria-hidden="true" />
						) : (
							<Circle className="icon" aria-hidden="true" />
						)}
						{text}
						<span className="visually-hidden">: {met ? t.rules.met : t.rules.unmet}</span>
					</li>
				))}
			</ul>
		</>
	);
}

/** The input is uncontrolled, so text typed before hydration is not lost. */
function useTyped() {
	const [typed, setTyped] = useState("");
	const ref = useCallback((input: HTMLInputElement | null) => setTyped(input?.value ?? ""), []);
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value);
	return [typed, { ref, onChange }] as const;
}
