import { useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useChange } from "../read";
import { EditDialog } from "../ui/edit-dialog";
import { disableMember } from "./contract";
import { ReasonField } from "./reason-field";
import { peopleTexts } from "./texts";

type DisableDialogProps = { id: string; isDisabled: boolean };

/** Closing an account and opening it again both need a reason, which the member gets by mail. */
export function DisableDialog({ id, isDisabled }: DisableDialogProps) {
	const t = useTexts(peopleTexts);
	const [open, setOpen] = useState(false);
	const [because, setBecause] = useState("");
	const disable = useChange(disableMember);
	const label = isDisabled ? t.enable : t.disable;
	const save = () =>
		disable.mutate(
			{ id, isDisabled: !isDisabled, because },
			{
				onSuccess: () => {
					setOpen(false);
					setBecause("");
					showSuccess(isDisabled ? t.enableDone : t.disableDone);
				},
			},
		);
	return (
		<>
			<Button variant="ghost" size="small" onClick={() => setOpen(true)}>
				{label}
			</Button>
			{open && (
				<EditDialog
					title={label}
					description={isDisabled ? t.enableText : t.disableText}
					action={label}
					saving={disable}
					onSave={save}
					onClose={() => setOpen(false)}
				>
					<ReasonField
						hint={t.becauseHint}
						value={because}
						onChange={(typed) => {
							setBecause(typed);
							disable.reset();
						}}
						error={disable.error?.body.errors?.because?.[0]}
					/>
				</EditDialog>
			)}
		</>
	);
}
