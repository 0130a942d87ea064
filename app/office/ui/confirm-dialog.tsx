import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { editDialogTexts } from "./edit-dialog-texts";

type ConfirmDialogProps = {
	title: string;
	description?: string;
	/** The label of the confirming button. */
	action: string;
	/** The label of the other button, where it is not "Cancel". */
	cancel?: string;
	isOpen?: boolean;
	isBusy: boolean;
	onConfirm: () => void;
	onClose: () => void;
	/** What follows from it. */
	children?: ReactNode;
};

/** A confirmation before something that cannot simply be undone. */
export function ConfirmDialog({
	title,
	description,
	action,
	cancel,
	isOpen = true,
	isBusy,
	onConfirm,
	onClose,
	children,
}: ConfirmDialogProps) {
	const t = useTexts(editDialogTexts);
	return (
		<Dialog
			title={title}
			{...(description && { description })}
			open={isOpen}
			onOpenChange={(open) => !open && onClose()}
			footer={
				<>
					<Button variant="ghost" onClick={onClose}>
						{cancel ?? t.cancel}
					</Button>
					<Button loading={isBusy} onClick={onConfirm}>
						{action}
					</Button>
				</>
			}
		>
			{children}
		</Dialog>
	);
}
