import { type FormEvent, useState } from "react";
import { club } from "../../../club/profile";
import { addDisputeNote, type ShownDispute } from "../../orders/disputes/contract";
import { showSuccess } from "../../platform/browser/toast";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { useChange } from "../read";
import { disputeTexts } from "./dispute-texts";

export function DisputeNotes({ dispute: { id, notes } }: { dispute: ShownDispute }) {
	const t = useTexts(disputeTexts);
	const language = useLanguage();
	const [text, setText] = useState("");
	const add = useChange(addDisputeNote);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (add.isPending) return;
		add.mutate(
			{ id, text },
			{
				onSuccess: () => {
					setText("");
					showSuccess(t.noteSaved);
				},
			},
		);
	};
	return (
		<div className="stack gap-3">
			<h3>{t.notes}</h3>
			{notes.length === 0 && <p className="muted">{t.noNotes}</p>}
			<ul className="dispute-notes stack gap-3">
				{notes.map(({ at, by, text }) => (
					<li key={at + text}>
						<p>{text}</p>
						<small className="muted">
							{by && `${by}, `}
							{formatDateTime(at, "day", language, club.timeZone)}
						</small>
					</li>
				))}
			</ul>
			<form className="stack gap-3" onSubmit={submit}>
				<TextAreaField
					label={t.note}
					rows={2}
					maxLength={4_000}
					required
					value={text}
					onChange={(event) => setText(event.target.value)}
					error={add.error?.body.errors?.text?.[0]}
				/>
				<div>
					<Button type="submit" size="small" variant="ghost" aria-busy={add.isPending}>
						{t.addNote}
					</Button>
				</div>
			</form>
		</div>
	);
}
