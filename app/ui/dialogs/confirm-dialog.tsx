import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../button";
import { uiTexts } from "../texts";
import { Dialog } from "./dialog";

type ConfirmDialogProps = {
	title: string;
	description?: string;
	/** The label of the confirming button. */
	action: string;
	/** The label of the other button, where it is not "Cancel". */
	cancel?: string;
	/** The button that opens it. Without one the caller controls `isOpen`. */
	trigger?: ReactNode;
	isOpen?: boolean;
	isBusy: boolean;
	onConfirm: () => void;
	onClose: () => void;
	onOpen?: () => void;
	/** What follows from it. */
	children?: ReactNode;
};

/** A confirmation before something that cannot simply be undone. */
export function ConfirmDialog({
	title,
	description,
	action,
	cancel,
	trigger,
	isOpen = true,
	isBusy,
	onConfirm,
	onClose,
	onOpen,
	children,
}: ConfirmDialogProps) {
	const t = useTexts(uiTexts);
	return (
		<Dialog
			title={title}
			{...(description && { description })}
			trigger={trigger}
			open={isOpen}
			onOpenChange={(open) => (open ? onOpen?.() : onClose())}
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
