import { useState } from "react";
import { Link } from "react-router";
import { setStaffRoles, staffList } from "../../members/staff/contract";
import { showSuccess } from "../../platform/browser/toast";
import { type Role, roles } from "../../platform/http/access";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { useMe } from "../frame/use-me";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { AddStaff } from "./add-staff";
import { RoleBoxes } from "./role-boxes";
import { peopleTexts } from "./texts";
import "./people.css";

type Colleague = AnswerOf<typeof staffList>["staff"][number];

export function StaffScreen() {
	const t = useTexts(peopleTexts);
	const read = useRead(staffList, {});
	return (
		<Screen title={t.staff}>
			<p className="people-intro">{t.staffText}</p>
			<div className="office-grid stack gap-4">
				<ReadState of={read}>
					{({ staff }) => (
						<ul className="office-stack">
							{staff.map((person) => (
								<Person key={`${person.id} ${person.roles}`} person={person} />
							))}
						</ul>
					)}
				</ReadState>
				<AddStaff />
			</div>
		</Screen>
	);
}

function Person({ person }: { person: Colleague }) {
	const t = useTexts(peopleTexts);
	const me = useMe();
	const [chosen, setChosen] = useState<readonly Role[]>(person.roles);
	const change = useChange(setStaffRoles);
	const [asks, setAsks] = useState(false);
	const isChanged = roles.some((role) => chosen.includes(role) !== person.roles.includes(role));
	const save = (wanted: readonly Role[]) =>
		change.mutate(
			{ id: person.id, roles: [...wanted] },
			{
				onSuccess: () => {
					setAsks(false);
					showSuccess(t.saved);
				},
				onError: () => {
					setAsks(false);
					setChosen(person.roles);
				},
			},
		);
	return (
		<li className="office-panel">
			<header>
				<h2>
					<Link to={`/office/members/${person.id}`}>{person.name}</Link>
				</h2>
				<small>
					{person.email}
					{person.id === me?.id && ` · ${t.you}`}
				</small>
			</header>
			<RoleBoxes of={person.name} chosen={chosen} onChange={setChosen} />
			<div className="member-actions flow">
				<Button
					size="small"
					variant="ghost"
					disabled={!isChanged}
					loading={change.isPending}
					onClick={() => (chosen.length === 0 ? setAsks(true) : save(chosen))}
				>
					{t.save}
				</Button>
				<Button size="small" variant="ghost" onClick={() => setAsks(true)}>
					{t.takeAll}
				</Button>
			</div>
			<ConfirmDialog
				title={t.takeAll}
				action={t.takeAll}
				isOpen={asks}
				isBusy={change.isPending}
				onConfirm={() => save([])}
				onClose={() => setAsks(false)}
			>
				<p>{t.takeAllText(person.name)}</p>
			</ConfirmDialog>
		</li>
	);
}
