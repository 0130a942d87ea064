import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTexts } from "../../platform/words/language";
import { IconButton } from "../icon-button";
import { uiTexts } from "../texts";
import { FieldFrame, type FieldFrameProps } from "./field-frame";
import "./password-field.css";

/** A password input with a show/hide button. */
export function PasswordField(props: FieldFrameProps & Omit<ComponentProps<"input">, "type">) {
	const { label, hideLabel, hint, error, required, id, className, ...input } = props;
	const t = useTexts(uiTexts);
	const [shown, setShown] = useState(false);
	return (
		<FieldFrame {...{ label, hideLabel, hint, error, required, id, className }}>
			{(control) => (
				<span className="password-field">
					<input
						autoCapitalize="none"
						spellCheck={false}
						{...input}
						{...control}
						type={shown ? "text" : "password"}
						className="input"
					/>
					<IconButton
						icon={shown ? EyeOff : Eye}
						label={shown ? t.password.hide : t.password.show}
						aria-pressed={shown}
						aria-controls={control.id}
						onClick={() => setShown(!shown)}
					/>
				</span>
			)}
		</FieldFrame>
	);
}
