import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useChange } from "../read";
import { EditDialog, thenClose } from "../ui/edit-dialog";
import { declineMerge } from "./merge-contract";
import { mergeTexts } from "./merge-texts";
import { ReasonField } from "./reason-field";

type DeclineMergeProps = {
	id: string /** Whose, for screen readers in a list. */;
	name?: string | undefined;
};

/** Also how the one who asked takes it back. */
export function DeclineMerge({ id, name }: DeclineMergeProps) {
	const t = useTexts(mergeTexts);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button
				variant="ghost"
				size="small"
				aria-label={name ? t.declineNamed(name) : undefined}
				onClick={() => setOpen(true)}
			>
				{t.decline}
			</Button>
			{isOpen && <DeclineDialog id={id} onClose={() => setOpen(false)} />}
		</>
	);
}

function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useTexts(mergeTexts);
	const [because, setBecause] = useState("");
	const decline = useChange(declineMerge);
	return (
		<EditDialog
			title={t.declineTitle}
			description={t.declineText}
			action={t.decline}
			saving={decline}
			onSave={() => decline.mutate({ id, because }, thenClose(t.declined, onClose))}
			onClose={onClose}
		>
			<ReasonField
				hint={t.declineHint}
				value={because}
				onChange={(typed) => {
					setBecause(typed);
					decline.reset();
				}}
				error={decline.error?.body.errors?.because?.[0]}
			/>
		</EditDialog>
	);
}
