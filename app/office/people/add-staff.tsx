import { type FormEvent, useState } from "react";
import { addStaff } from "../../members/staff/contract";
import { showSuccess } from "../../platform/browser/toast";
import type { Role } from "../../platform/http/access";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { RoleBoxes } from "./role-boxes";
import { peopleTexts } from "./texts";

export function AddStaff() {
	const t = useTexts(peopleTexts);
	const add = useChange(addStaff);
	const [email, setEmail] = useState("");
	const [chosen, setChosen] = useState<readonly Role[]>([]);
	const faults = add.error?.body.errors;
	const send = (event: FormEvent) => {
		event.preventDefault();
		add.mutate(
			{ email, roles: [...chosen] },
			{
				onSuccess: ({ name }) => {
					showSuccess(t.added(name));
					setEmail("");
					setChosen([]);
				},
			},
		);
	};
	return (
		<section className="office-panel">
			<header>
				<h2>{t.addTitle}</h2>
			</header>
			<p>{t.addText}</p>
			<form noValidate onSubmit={send}>
				<Field
					type="email"
					label={t.addEmail}
					required
					maxLength={254}
					value={email}
					onChange={(event) => setEmail(event.target.value)}
					error={faults?.email?.[0]}
				/>
				<RoleBoxes of={t.addTitle} chosen={chosen} onChange={setChosen} />
				{faults?.roles && (
					<Note tone="err" announce>
						{t.chooseRole}
					</Note>
				)}
				<Button type="submit" loading={add.isPending}>
					{t.add}
				</Button>
			</form>
		</section>
	);
}
