import { type ReactNode, useState } from "react";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { useClock } from "../../ui/clock";
import { ActionButton } from "../../ui/forms/action-button";
import { ServerForm } from "../../ui/forms/server-form";
import { Countdown } from "../../ui/words/countdown";
import { memberTexts } from "../texts";
import { OtpInput } from "./otp-input";

type CodeFormProps = {
	submit: string;
	expiresAt: number;
	resendAt: number;
	onSubmit: (code: string, form: FormData) => unknown;
	onResend: () => unknown;
	/** Not the only thing on its screen. */
	isSmall?: boolean;
	/** Fields that are sent with the code. */
	children?: ReactNode;
};

/** The code that was sent to a phone, for as long as it is valid; after a while another can be asked for. */
export function CodeForm({
	submit,
	expiresAt,
	resendAt,
	onSubmit,
	onResend,
	isSmall,
	children,
}: CodeFormProps) {
	const { otp: t } = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	const now = useClock("second") ?? 0;
	const [code, setCode] = useState("");
	return (
		<>
			<ServerForm submit={submit} onSubmit={(form) => onSubmit(code, form)}>
				<OtpInput label={t.code} error={errorOf("otp") ?? errorOf("phone")} onChange={setCode}>
					{now < expiresAt ? (
						<>
							{t.valid} <Countdown look="clock" label={t.valid} until={expiresAt} /> {t.left}
						</>
					) : (
						t.expired
					)}
				</OtpInput>
				{children}
			</ServerForm>
			<p className={isSmall ? "small" : "auth-foot"}>
				{t.missing}{" "}
				{now < resendAt ? (
					<>
						{t.resendIn} <Countdown look="clock" label={t.resendIn} until={resendAt} />
					</>
				) : (
					<ActionButton variant="ghost" size="small" onPress={onResend}>
						{t.resend}
					</ActionButton>
				)}
			</p>
		</>
	);
}
