import { RotateCcw, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Fixture } from "../../../matches/fixtures/fixture";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { errorsOf, keepErrors, useFieldErrors } from "../../../platform/http/field-errors";
import { formatDateTime } from "../../../platform/words/dates";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatPhone } from "../../../platform/words/phone-number";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Field } from "../../../ui/fields/field";
import { ServerForm, textIn } from "../../../ui/forms/server-form";
import { type PassOffer, passByCode, type ShownPass } from "../contract";
import { giveBackPass, keepPass } from "../returns/contract";
import { cancelTransfer, transferPass } from "../transfers/contract";
import { handOnTexts } from "./hand-on-texts";

type Changing = { event: Fixture; pass: ShownPass; onChanged: (pass: ShownPass) => void };

/** The two ways to part with a ticket, as long as there is time for them. */
export function HandOn({ own, ...props }: Changing & { own: NonNullable<ShownPass["own"]> }) {
	return (
		<>
			{own.transferUntil && <Transfer {...props} until={own.transferUntil} />}
			{own.returnUntil && <GiveBack {...props} until={own.returnUntil} />}
		</>
	);
}

function Transfer({ event, pass, until, onChanged }: Changing & { until: string }) {
	const t = useTexts(handOnTexts);
	const language = useLanguage();
	const { errorOf } = useFieldErrors();
	const [isOpen, setOpen] = useState(false);
	async function send(form: FormData) {
		try {
			const { recipient } = await callApi(transferPass, {
				code: pass.number,
				recipient: textIn(form, "recipient"),
			});
			showSuccess(t.sent(formatPhone(recipient)));
		} catch (error) {
			keepErrors(errorsOf(error));
			return false;
		}
		setOpen(false);
		await refresh(pass, onChanged);
		return true;
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
	const t = useTexts(handOnTexts);
	const language = useLanguage();
	return (
		<Confirm
			title={t.giveBackTitle}
			trigger={
				<button type="button">
					<RotateCcw className="icon" aria-hidden="true" />
					{t.giveBack}
				</button>
			}
			yes={t.giveBackYes}
			onYes={async () => {
				await callApi(giveBackPass, { code: pass.number });
				showSuccess(t.givenBack);
			}}
			after={() => refresh(pass, onChanged)}
		>
			<p>{t.giveBackText}</p>
			<p>{t.giveBackKeep}</p>
			<p className="small muted">
				{t.latest(formatDateTime(until, "short", language, event.venue.timeZone))}
			</p>
		</Confirm>
	);
}

/** Until somebody else has it, its owner can take it back. */
export function TakeBack({ pass, offer, onChanged }: Changing & { offer: PassOffer }) {
	const t = useTexts(handOnTexts);
	const isTransfer = offer.kind === "transfer";
	if (offer.kind === "return" && offer.stage === "paying") return null;
	return (
		<Confirm
			title={isTransfer ? t.cancelTitle : t.keepTitle}
			trigger={
				<button type="button">
					<Undo2 className="icon" aria-hidden="true" />
					{isTransfer ? t.cancel : t.keep}
				</button>
			}
			yes={isTransfer ? t.cancel : t.keep}
			onYes={async () => {
				await callApi(isTransfer ? cancelTransfer : keepPass, { code: pass.number });
				showSuccess(isTransfer ? t.cancelled : t.kept);
			}}
			after={() => refresh(pass, onChanged)}
		>
			<p>{isTransfer ? t.cancelText : t.keepText}</p>
		</Confirm>
	);
}

type ConfirmProps = {
	title: string;
	trigger: React.ReactNode;
	yes: string;
	onYes: () => Promise<void>;
	/** Also after a refusal: the ticket is not what the screen shows. */
	after: () => Promise<void>;
	children: React.ReactNode;
};

function Confirm({ title, trigger, yes, onYes, after, children }: ConfirmProps) {
	const t = useTexts(handOnTexts);
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	async function act() {
		setBusy(true);
		// A refusal has its toast.
		await onYes().catch(() => {});
		setBusy(false);
		setOpen(false);
		await after();
	}
	return (
		<Dialog
			title={title}
			open={isOpen}
			onOpenChange={setOpen}
			trigger={trigger}
			footer={
				<div className="button-row">
					<Button loading={isBusy} onClick={() => void act()}>
						{yes}
					</Button>
					<Button variant="ghost" onClick={() => setOpen(false)}>
						{t.no}
					</Button>
				</div>
			}
		>
			{children}
		</Dialog>
	);
}

/** The ticket's current state. */
async function refresh({ number }: ShownPass, onChanged: Changing["onChanged"]) {
	const answer = await callApi(passByCode, { code: number }).catch(() => null);
	if (answer) onChanged(answer.pass);
}
