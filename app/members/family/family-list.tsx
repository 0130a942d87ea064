import { useEffect, useState } from "react";
import { callApi } from "../../platform/http/call-api";
import { useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { ActionButton } from "../../ui/forms/action-button";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { DateText } from "../../ui/words/date-text";
import { addChild, type Child, removeChild } from "./contract";
import { familyTexts } from "./texts";
import { useChildren } from "./use-children";
import "./family-list.css";

/** The children a parent has saved, and the form for another one. */
export function FamilyList() {
	const t = useTexts(familyTexts);
	const kept = useChildren();
	const [children, setChildren] = useState(kept);
	useEffect(() => setChildren(kept), [kept]);

	const remove = async ({ id }: Child) => {
		setChildren((await callApi(removeChild, { id })).children);
	};
	return (
		<section className="account-section family">
			<h2 className="display display-2">{t.title}</h2>
			<p className="muted">{t.text}</p>
			{children.length === 0 && <p>{t.none}</p>}
			<ul className="account-rows">
				{children.map((child) => (
					<li className="row apart" key={child.id}>
						<p>
							<b>{child.name}</b>
							<br />
							<span className="small muted">
								{t.born} <DateText at={child.birthDate} as="long" timeZone="UTC" />
							</span>
						</p>
						<ActionButton
							size="small"
							variant="ghost"
							aria-label={t.removeLabel(child.name)}
							onPress={() => remove(child)}
							done={t.removed}
						>
							{t.remove}
						</ActionButton>
					</li>
				))}
			</ul>
			<ChildForm onAdd={setChildren} />
		</section>
	);
}

function ChildForm({ onAdd }: { onAdd: (children: Child[]) => void }) {
	const t = useTexts(familyTexts);
	const { errorOf } = useFieldErrors();
	const [round, setRound] = useState(0);
	const send = async (form: FormData) => {
		const { children } = await callApi(addChild, {
			childName: textIn(form, "childName"),
			birthDate: textIn(form, "birthDate"),
			// An unticked box is sent too, so that the server reports all errors at once.
			consent: form.has("consent") as true,
		});
		onAdd(children);
		setRound(round + 1);
	};
	return (
		<ServerForm key={round} submit={t.add} onSubmit={send} done={t.added} failed={t.notAdded}>
			<Field
				label={t.name}
				name="childName"
				autoComplete="off"
				maxLength={80}
				required
				error={errorOf("childName")}
			/>
			<Field label={t.birthDate} name="birthDate" type="date" required error={errorOf("birthDate")} />
			<Checkbox name="consent" label={t.consent} required error={errorOf("consent")} />
		</ServerForm>
	);
}
