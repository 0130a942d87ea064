import { type ReactElement, type ReactNode, useState } from "react";
import { type SubmitOptions, useSubmit } from "../../platform/browser/use-submit";
import { ConfirmDialog } from "./confirm-dialog";

type ConfirmButtonProps = Pick<SubmitOptions, "done" | "failed" | "after"> & {
	/** The button itself, which only asks. */
	trigger: ReactElement;
	title: string;
	description?: string;
	/** The label of the confirming button. */
	action: string;
	/** The label of the other button, where it is not "Cancel". */
	cancel?: string;
	/** Throws what `callApi` throws. */
	onConfirm: () => unknown;
	/** What follows from it. */
	children?: ReactNode;
};

/** Asks before it does something that cannot simply be undone. Also closes after a refusal, which has its toast. */
export function ConfirmButton({ onConfirm, done, failed, after, ...asked }: ConfirmButtonProps) {
	const [isOpen, setOpen] = useState(false);
	const { submit, isBusy } = useSubmit(onConfirm, {
		done,
		failed,
		after: () => {
			setOpen(false);
			return after?.();
		},
	});
	return (
		<ConfirmDialog
			{...asked}
			isOpen={isOpen}
			isBusy={isBusy}
			onConfirm={() => void submit()}
			onOpen={() => setOpen(true)}
			onClose={() => setOpen(false)}
		/>
	);
}
