import { useState } from "react";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { CodeForm } from "../resets/code-form";
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
				{sent && <CodeForm {...sent} submit={t.submit} onSubmit={confirmPhoneHere} onResend={send} isSmall />}
			</Dialog>
		</>
	);
}
