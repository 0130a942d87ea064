import { useEffect, useRef, useState } from "react";
import { club } from "../../../club/profile";
import { ChildChips } from "../../members/family/child-chips";
import type { Child } from "../../members/family/contract";
import { useSession } from "../../members/sessions/session";
import { useSubmit } from "../../platform/browser/use-submit";
import { callApi } from "../../platform/http/call-api";
import type { InputOf } from "../../platform/http/contract";
import { bodyOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { longestNote, type Programme, trialApplication } from "./contract";
import { academyTexts } from "./texts";
import "./trial-form.css";

export const trialFormId = "daftar";

type TrialFormProps = {
	programmes: readonly Programme[];
	/** Chosen in the list above, or here. */
	chosen: string;
	onChoose: (slug: string) => void;
};

/** The server validates every field; errors appear beside each, and the first one gets the focus. */
export function TrialForm({ programmes, chosen, onChoose }: TrialFormProps) {
	const t = useTexts(academyTexts).trial;
	const form = useRef<HTMLFormElement>(null);
	const { user } = useSession();
	const [sentBy, setSentBy] = useState<string | null>(null);
	const [faults, setFaults] = useState<Record<string, string[]>>({});
	const { onSubmit, isBusy, failure } = useSubmit(
		async (form: FormData) => {
			const application = readForm(form);
			setFaults({});
			await callApi(trialApplication, application);
			setSentBy(application.email);
		},
		{ isShown: true, onFailure: (error) => setFaults(bodyOf(error).errors ?? {}) },
	);

	/** The child, and the parent as far as nothing has been typed yet. */
	const fillIn = ({ name, birthDate }: Child) => {
		const put = (field: string, value: string | undefined, isOver: boolean) => {
			const input = form.current?.elements.namedItem(field);
			if (input instanceof HTMLInputElement && value && (isOver || !input.value)) input.value = value;
		};
		put("childName", name, true);
		put("birthDate", birthDate, true);
		put("guardianName", user?.name, false);
		put("email", user?.email, false);
		put("phone", user?.phone && formatPhone(user.phone), false);
		setFaults({});
	};

	const clearFault = (field: string) => setFaults(({ [field]: _, ...others }) => others);

	if (sentBy !== null) return <Received email={sentBy} onAgain={() => setSentBy(null)} />;
	const errorOf = (field: string) => faults[field]?.[0];
	return (
		<form
			ref={form}
			className="trial-form stack gap-4"
			method="post"
			noValidate
			onSubmit={onSubmit}
			onInput={({ target }) => clearFault((target as HTMLInputElement).name)}
		>
			<noscript>
				<Note tone="warn">
					{t.scriptNeeded} <a href={`mailto:${club.contact.email}`}>{club.contact.email}</a>.
				</Note>
			</noscript>
			{failure && !failure.errors && (
				<Note tone="err" announce>
					<b>{t.failed}</b> {failure.message ?? t.offline}
				</Note>
			)}
			<ChildChips onChoose={fillIn} />
			<div className="field-grid stack gap-4">
				<Select
					className="field-wide"
					name="programme"
					label={t.programme}
					required
					placeholder={t.chooseProgramme}
					value={chosen}
					onChange={(event) => onChoose(event.target.value)}
					options={programmes.map(({ slug, name }) => ({ value: slug, label: name }))}
					error={errorOf("programme")}
				/>
				<Field
					name="childName"
					label={t.childName}
					required
					maxLength={80}
					autoComplete="off"
					error={errorOf("childName")}
				/>
				<Field name="birthDate" type="date" label={t.birthDate} required error={errorOf("birthDate")} />
				<Field
					name="guardianName"
					label={t.guardianName}
					required
					maxLength={80}
					autoComplete="name"
					error={errorOf("guardianName")}
				/>
				<Field
					name="phone"
					type="tel"
					label={t.phone}
					hint={t.phoneHint}
					required
					maxLength={30}
					autoComplete="tel"
					error={errorOf("phone")}
				/>
				<Field
					className="field-wide"
					name="email"
					type="email"
					label={t.email}
					required
					maxLength={254}
					autoComplete="email"
					error={errorOf("email")}
				/>
				<TextAreaField
					className="field-wide"
					name="note"
					label={t.note}
					hint={t.noteHint}
					rows={3}
					maxLength={longestNote}
					error={errorOf("note")}
				/>
			</div>
			<Checkbox name="consent" label={t.consent} required error={errorOf("consent")} />
			<div className="trial-honeypot" aria-hidden="true">
				<label htmlFor="trial-website">{t.honeypot}</label>
				<input id="trial-website" name="website" tabIndex={-1} autoComplete="off" />
			</div>
			<Button type="submit" block loading={isBusy}>
				{t.submit}
			</Button>
		</form>
	);
}

function Received({ email, onAgain }: { email: string; onAgain: () => void }) {
	const t = useTexts(academyTexts).trial;
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	return (
		<div className="trial-form stack gap-4 trial-received">
			<h3 className="display display-3" ref={title} tabIndex={-1}>
				{t.received}
			</h3>
			<p>{t.receivedText(email)}</p>
			<Button variant="ghost" onClick={onAgain}>
				{t.another}
			</Button>
		</div>
	);
}

function readForm(form: FormData): InputOf<typeof trialApplication> {
	const text = (name: string) => String(form.get(name) ?? "");
	return {
		programme: text("programme"),
		childName: text("childName"),
		birthDate: text("birthDate"),
		guardianName: text("guardianName"),
		email: text("email"),
		phone: text("phone"),
		note: text("note"),
		website: text("website"),
		// An unticked box is sent too, so that the server reports everything that is missing at once.
		consent: form.has("consent") as true,
	};
}
