import { type ReactNode, useEffect, useId, useRef } from "react";
import { showSuccess } from "../../platform/browser/toast";
import type { ApiError } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { Note } from "../../ui/feedback/note";
import { editDialogTexts } from "./edit-dialog-texts";

type EditDialogProps = {
	title: string;
	description?: string;
	/** The label of the button, where it is not "Save". */
	action?: string;
	/** The label of the other button, where it is not "Cancel". */
	cancel?: string;
	saving: { isPending: boolean; error: ApiError | null };
	/** Codes of refusals shown at a field; all others appear above the fields. */
	shownAtFields?: readonly string[];
	isWide?: boolean;
	/** There is nothing to save yet. */
	disabled?: boolean;
	onSave: () => void;
	onClose: () => void;
	children: ReactNode;
};

/** Fields in a dialog that are saved by one call: by the button or by Enter. */
export function EditDialog({
	title,
	description,
	action,
	cancel,
	saving,
	shownAtFields = [],
	isWide = false,
	disabled = false,
	onSave,
	onClose,
	children,
}: EditDialogProps) {
	const t = useTexts(editDialogTexts);
	const form = useId();
	const fields = useRef<HTMLFormElement>(null);
	const { isPending, error } = saving;
	useEffect(() => {
		if (error?.body.errors) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [error]);
	const isShown = error && !error.body.errors && !shownAtFields.includes(error.body.error ?? "");
	return (
		<Dialog
			title={title}
			description={description}
			{...(isWide && { size: "wide" })}
			open
			onOpenChange={(open) => !open && onClose()}
			footer={
				<>
					<Button variant="ghost" onClick={onClose}>
						{cancel ?? t.cancel}
					</Button>
					<Button type="submit" form={form} loading={isPending} disabled={disabled}>
						{action ?? t.save}
					</Button>
				</>
			}
		>
			<form
				ref={fields}
				id={form}
				className="office-stack"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (!isPending && !disabled) onSave();
				}}
			>
				{isShown && (
					<Note tone="err" announce>
						{error.message}
					</Note>
				)}
				{children}
			</form>
		</Dialog>
	);
}

/** Options for `mutate`: shows a toast and closes the dialog. */
export const thenClose = (done: string, onClose: () => void) => ({
	onSuccess: () => {
		showSuccess(done);
		onClose();
	},
});
