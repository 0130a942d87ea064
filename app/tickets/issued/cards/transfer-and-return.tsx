import { RotateCcw, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useFieldErrors } from "../../../platform/http/field-errors";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatPhone } from "../../../platform/words/phone-number";
import { ConfirmButton } from "../../../ui/dialogs/confirm-button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Field } from "../../../ui/fields/field";
import { ServerForm, textIn } from "../../../ui/forms/server-form";
import { passByCode, type ShownTicket, type TicketOfferedOn } from "../contract";
import { giveBackTicket, keepTicket } from "../returns/contract";
import { cancelTransfer, transferTicket } from "../transfers/contract";
import { transferTexts } from "./transfer-texts";

type Changing = { event: Fixture; pass: ShownTicket; onChanged: (pass: ShownTicket) => void };

/** The two ways to part with a ticket, as long as there is time for them. */
export function TransferAndReturn({ own, ...props }: Changing & { own: NonNullable<ShownTicket["own"]> }) {
	return (
		<>
			{own.transferUntil && <Transfer {...props} until={own.transferUntil} />}
			{own.returnUntil && <GiveBack {...props} until={own.returnUntil} />}
		</>
	);
}

function Transfer({ event, pass, until, onChanged }: Changing & { until: string }) {
	const t = useTexts(transferTexts);
	const language = useLanguage();
	const { errorOf } = useFieldErrors();
	const [isOpen, setOpen] = useState(false);
	async function send(form: FormData) {
		const { recipient } = await callApi(transferTicket, {
			code: pass.number,
			recipient: textIn(form, "recipient"),
		});
		showSuccess(t.sent(formatPhone(recipient)));
		setOpen(false);
		await refresh(pass, onChanged);
	}
	return (
		<Dialog
			title={t.transferTitle}
			description={t.transferText}
			open={isOpen}
			onOpenChange={setOpen}
			trigger={
				<button type="button">
					<Send className="icon" aria-hidden="true" />
					{t.transfer}
				</button>
			}
		>
			<ServerForm submit={t.send} onSubmit={send}>
				<Field
					label={t.recipient}
					name="recipient"
					hint={t.recipientHint}
					autoComplete="off"
					maxLength={254}
					required
					error={errorOf("recipient")}
				/>
				<p className="small muted">
					{t.latest(formatDateTime(until, "short", language, event.venue.timeZone))}
				</p>
			</ServerForm>
		</Dialog>
	);
}

function GiveBack({ event, pass, until, onChanged }: Changing & { until: string }) {
	const t = useTexts(transferTexts);
	const language = useLanguage();
	return (
		<ConfirmButton
			title={t.giveBackTitle}
			trigger={
				<button type="button">
					<RotateCcw className="icon" aria-hidden="true" />
					{t.giveBack}
				</button>
			}
			action={t.giveBackYes}
			cancel={t.no}
			onConfirm={() => callApi(giveBackTicket, { code: pass.number })}
			done={t.givenBack}
			after={() => refresh(pass, onChanged)}
		>
			<p>{t.giveBackText}</p>
			<p>{t.giveBackKeep}</p>
			<p className="small muted">
				{t.latest(formatDateTime(until, "short", language, event.venue.timeZone))}
			</p>
		</ConfirmButton>
	);
}

/** Until somebody else has it, its owner can take it back. */
export function TakeBack({ pass, offer, onChanged }: Changing & { offer: TicketOfferedOn }) {
	const t = useTexts(transferTexts);
	const isTransfer = offer.kind === "transfer";
	if (offer.kind === "return" && offer.stage === "paying") return null;
	return (
		<ConfirmButton
			title={isTransfer ? t.cancelTitle : t.keepTitle}
			trigger={
				<button type="button">
					<Undo2 className="icon" aria-hidden="true" />
					{isTransfer ? t.cancel : t.keep}
				</button>
			}
			action={isTransfer ? t.cancel : t.keep}
			cancel={t.no}
			onConfirm={() => callApi(isTransfer ? cancelTransfer : keepTicket, { code: pass.number })}
			done={isTransfer ? t.cancelled : t.kept}
			after={() => refresh(pass, onChanged)}
		>
			<p>{isTransfer ? t.cancelText : t.keepText}</p>
		</ConfirmButton>
	);
}

/** The ticket's current state. */
async function refresh({ number }: ShownTicket, onChanged: Changing["onChanged"]) {
	const answer = await callApi(passByCode, { code: number }).catch(() => null);
	if (answer) onChanged(answer.pass);
}
