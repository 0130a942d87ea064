import { useState } from "react";
import { createServiceKey } from "../../members/service-keys/contract";
import { type KeyScope, keyScopes } from "../../platform/http/access";
import { useTexts } from "../../platform/words/language";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { EditDialog } from "../ui/edit-dialog";
import { SecretDialog } from "../webhooks/secret-dialog";
import { keyTexts } from "./texts";

const aYear = 365 * 86_400_000;

export function KeyDialog({ onClose }: { onClose: () => void }) {
	const t = useTexts(keyTexts);
	const create = useChange(createServiceKey);
	const [name, setName] = useState("");
	const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
	const [endsOn, setEndsOn] = useState(() => new Date(Date.now() + aYear).toISOString().slice(0, 10));
	const faults = create.error?.body.errors;
	if (create.data)
		return (
			<SecretDialog secret={create.data.secret} title={t.secretTitle} text={t.secretText} onClose={onClose} />
		);
	return (
		<EditDialog
			title={t.add}
			saving={create}
			onSave={() => create.mutate({ name, scopes: [...scopes], endsOn })}
			onClose={onClose}
		>
			<Field
				label={t.name}
				required
				maxLength={80}
				placeholder={t.nameExample}
				value={name}
				onChange={({ target }) => setName(target.value)}
				error={faults?.name?.[0]}
			/>
			<fieldset>
				<legend>{t.scopesLabel}</legend>
				{keyScopes.map((scope) => (
					<Checkbox
						key={scope}
						label={t.scopes[scope]}
						checked={scopes.includes(scope)}
						onChange={({ target }) =>
							setScopes(keyScopes.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
						}
					/>
				))}
				{faults?.scopes && <p className="field-error">{t.chooseScope}</p>}
			</fieldset>
			<Field
				label={t.endsOn}
				type="date"
				required
				value={endsOn}
				onChange={({ target }) => setEndsOn(target.value)}
				error={faults?.endsOn?.[0]}
			/>
		</EditDialog>
	);
}
