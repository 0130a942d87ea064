import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { leaveWaitingList } from "./contract";
import { waitingListTexts } from "./texts";

type LeaveListProps = { saleId: string; text: string; label: string; onDone: () => Promise<void> };

/** Asks once more, since the place in the line is lost. */
export function LeaveList({ saleId, text, label, onDone }: LeaveListProps) {
	const t = useTexts(waitingListTexts);
	return (
		<ConfirmButton
			trigger={
				<Button variant="ghost" size="small">
					{label}
				</Button>
			}
			title={t.leaveTitle}
			action={t.leave}
			cancel={t.no}
			onConfirm={() => callApi(leaveWaitingList, { sale: saleId })}
			done={t.left}
			after={onDone}
		>
			<p>{text}</p>
		</ConfirmButton>
	);
}
