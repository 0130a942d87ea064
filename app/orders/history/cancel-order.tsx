import { useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { cancelOwnOrder } from "../contract";
import { orderTexts } from "../texts";

/** Asks for confirmation, since somebody else may take what is released. */
export function CancelOrder({ number, onDone }: { number: string; onDone: () => Promise<void> }) {
	const t = useTexts(orderTexts);
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const cancel = async () => {
		setBusy(true);
		try {
			await callApi(cancelOwnOrder, { number });
			showSuccess(t.cancelled);
		} catch {
			// A refusal has its toast; the order's current state is read below.
		}
		setBusy(false);
		setOpen(false);
		await onDone();
	};
	return (
		<Dialog
			title={t.cancelTitle}
			open={isOpen}
			onOpenChange={setOpen}
			trigger={
				<Button variant="ghost" size="small">
					{t.cancel}
				</Button>
			}
			footer={
				<div className="button-row">
					<Button onClick={cancel} loading={isBusy}>
						{t.cancelYes}
					</Button>
					<Button variant="ghost" onClick={() => setOpen(false)}>
						{t.cancelNo}
					</Button>
				</div>
			}
		>
			<p>{t.cancelText}</p>
		</Dialog>
	);
}
