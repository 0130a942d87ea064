import { useState } from "react";
import { useNavigate } from "react-router";
import { club } from "../../../club/profile";
import { forgetSent } from "../../messages/push/sent-subscription";
import { pathTo } from "../../paths";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useFieldErrors } from "../../platform/http/field-errors";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { PasswordField } from "../../ui/fields/password-field";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { daysToStay } from "../deletion/days-to-stay";
import { forgetSession } from "../sessions/session";
import { deleteAccount, type PrivacyOverview } from "./contract";
import { retentionReasons } from "./retention-reasons";
import { privacyTexts } from "./texts";

type DeleteAccountProps = Pick<PrivacyOverview, "open" | "hasPassword">;

/** Says plainly what is deleted, what is kept and why, before it asks for the password. */
export function DeleteAccount({ open, hasPassword }: DeleteAccountProps) {
	const t = useTexts(privacyTexts);
	const waits = [
		open.orders > 0 && t.openOrders(open.orders),
		open.tickets > 0 && t.openTickets(open.tickets),
		open.refunds > 0 && t.openRefunds(open.refunds),
	].filter((text) => text !== false);
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.deleteTitle}</h2>
			<p>{t.deleteText(daysToStay)}</p>
			<h3>{t.goes}</h3>
			<p>{t.goesText}</p>
			<h3>{t.stays}</h3>
			<dl className="privacy-kept stack gap-3">
				{retentionReasons.map((reason) => (
					<div key={reason}>
						<dt>{t.kept[reason].what}</dt>
						<dd className="small muted">{t.kept[reason].why}</dd>
					</div>
				))}
			</dl>
			{waits.length > 0 && (
				<Note>
					<p>{t.openText}</p>
					<ul>
						{waits.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</Note>
			)}
			<Confirmation hasPassword={hasPassword} />
		</section>
	);
}

function Confirmation({ hasPassword }: { hasPassword: boolean }) {
	const t = useTexts(privacyTexts);
	const language = useLanguage();
	const navigate = useNavigate();
	const [isOpen, setOpen] = useState(false);
	const { errorOf } = useFieldErrors();
	const send = async (form: FormData) => {
		const { dueAt } = await callApi(deleteAccount, { password: textIn(form, "password") });
		showSuccess(t.deleted(formatDate(dueAt, "long", language, club.timeZone)));
		forgetSession();
		forgetSent();
		await navigate(pathTo("Home"));
	};
	return (
		<Dialog
			title={t.confirmTitle}
			description={t.confirmText}
			open={isOpen}
			onOpenChange={setOpen}
			trigger={
				<Button variant="ghost" className="privacy-delete">
					{t.askDelete}
				</Button>
			}
		>
			<ServerForm submit={t.confirm} onSubmit={send} failed={t.notDeleted}>
				{hasPassword ? (
					<PasswordField
						label={t.password}
						name="password"
						autoComplete="current-password"
						required
						error={errorOf("password")}
					/>
				) : (
					<Field label={t.email} name="password" type="email" required error={errorOf("password")} />
				)}
			</ServerForm>
		</Dialog>
	);
}
