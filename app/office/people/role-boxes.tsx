import { type Role, roles } from "../../platform/http/access";
import { useTexts } from "../../platform/words/language";
import { Checkbox } from "../../ui/fields/checkbox";
import { officeTexts } from "../texts";
import { peopleTexts } from "./texts";

type RoleBoxesProps = {
	/** Whose roles: for screen readers, since there are several such groups on the screen. */
	of: string;
	chosen: readonly Role[];
	onChange: (roles: Role[]) => void;
};

export function RoleBoxes({ of, chosen, onChange }: RoleBoxesProps) {
	const t = useTexts(peopleTexts);
	const { roles: names } = useTexts(officeTexts);
	return (
		<fieldset>
			<legend className="visually-hidden">
				{t.staffColumns.roles}: {of}
			</legend>
			<div className="role-boxes stack">
				{roles.map((role) => (
					<Checkbox
						key={role}
						label={
							<>
								{names[role]} <small>{t.roleHints[role]}</small>
							</>
						}
						checked={chosen.includes(role)}
						onChange={({ target }) =>
							onChange(roles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
						}
					/>
				))}
			</div>
		</fieldset>
	);
}
