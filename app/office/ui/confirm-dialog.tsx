import type { ReactNode } from "react";
import { useTexts } from "../../platform/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { editDialogTexts } from "./edit-dialog-texts";

type ConfirmDialogProps = {
	title: string;
	description?: string;
	/** What is done: the words of the button. */
	action: string;
	/** The words of the other one, where they are not "Cancel". */
	cancel?: string;
	isOpen?: boolean;
	isBusy: boolean;
	onConfirm: () => void;
	onClose: () => void;
	/** What follows from it. */
	children?: ReactNode;
};

/** A question before something that cannot simply be taken back. */
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
