import { useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { leaveWaitingList } from "./contract";
import { waitingListTexts } from "./texts";

type LeaveListProps = { saleId: string; text: string; label: string; onDone: () => Promise<void> };

/** Asks once more, since the place in the line is lost. */
export function LeaveList({ saleId, text, label, onDone }: LeaveListProps) {
	const t = useTexts(waitingListTexts);
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	async function leave() {
		setBusy(true);
		try {
			await callApi(leaveWaitingList, { sale: saleId });
			showSuccess(t.left);
		} catch {
			// A refusal has its toast.
		}
		setBusy(false);
		setOpen(false);
		await onDone();
	}
	return (
		<Dialog
			title={t.leaveTitle}
			open={isOpen}
			onOpenChange={setOpen}
			trigger={
				<Button variant="ghost" size="small">
					{label}
				</Button>
			}
			footer={
				<div className="button-row">
					<Button loading={isBusy} onClick={() => void leave()}>
						{t.leave}
					</Button>
					<Button variant="ghost" onClick={() => setOpen(false)}>
						{t.no}
					</Button>
				</div>
			}
		>
			<p>{text}</p>
		</Dialog>
	);
}
