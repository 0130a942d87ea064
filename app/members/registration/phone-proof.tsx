import { useState } from "react";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { useClock } from "../../ui/clock";
import { Dialog } from "../../ui/dialogs/dialog";
import { ServerForm } from "../../ui/forms/server-form";
import { Countdown } from "../../ui/words/countdown";
import { OtpInput } from "../resets/otp-input";
import { memberTexts } from "../texts";
import { confirmPhoneHere } from "./proof-actions";
import { sendPhoneProof } from "./proof-contract";

/** Sends a code to the member's number and prompts for it. */
export function PhoneProof({ phone }: { phone: string }) {
	const { phoneProof: t, otp } = useTexts(memberTexts);
	const [sent, setSent] = useState<{ expiresAt: number; resendAt: number } | null>(null);
	const [isOpen, setOpen] = useState(false);
	const { submit: send, isBusy: isSending } = useSubmit(async () => {
		const { expires_in, resend_in } = await callApi(sendPhoneProof, {});
		const now = Date.now();
		setSent({ expiresAt: now + expires_in * 1000, resendAt: now + resend_in * 1000 });
		setOpen(true);
	});
	// A code sent a moment ago is still valid.
	const open = () => (sent && Date.now() < sent.resendAt ? setOpen(true) : void send());

	return (
		<>
			<Button variant="ghost" size="small" loading={isSending && !isOpen} onClick={open}>
				{t.send}
			</Button>
			<Dialog
				title={t.title}
				description={otp.sentTo(formatPhone(phone))}
				open={isOpen}
				onOpenChange={setOpen}
			>
				{sent && <CodeForm {...sent} isSending={isSending} onResend={() => void send()} />}
			</Dialog>
		</>
	);
}

type CodeFormProps = { expiresAt: number; resendAt: number; isSending: boolean; onResend: () => void };

function CodeForm({ expiresAt, resendAt, isSending, onResend }: CodeFormProps) {
	const { phoneProof: t, otp } = useTexts(memberTexts);
	const { errorOf } = useFieldErrors();
	const now = useClock("second") ?? 0;
	const [code, setCode] = useState("");
	return (
		<>
			<ServerForm submit={t.submit} onSubmit={() => confirmPhoneHere(code)}>
				<OtpInput label={otp.code} error={errorOf("otp")} onChange={setCode}>
					{now < expiresAt ? (
						<>
							{otp.valid} <Countdown look="clock" label={otp.valid} until={expiresAt} /> {otp.left}
						</>
					) : (
						otp.expired
					)}
				</OtpInput>
			</ServerForm>
			<p className="small">
				{otp.missing}{" "}
				{now < resendAt ? (
					<>
						{otp.resendIn} <Countdown look="clock" label={otp.resendIn} until={resendAt} />
					</>
				) : (
					<Button variant="ghost" size="small" loading={isSending} onClick={onResend}>
						{otp.resend}
					</Button>
				)}
			</p>
		</>
	);
}
