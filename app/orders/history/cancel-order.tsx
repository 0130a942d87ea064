import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { cancelMyOrder } from "../contract";
import { orderTexts } from "../texts";

/** Asks for confirmation, since somebody else may take what is released. */
export function CancelOrder({ number, onDone }: { number: string; onDone: () => Promise<void> }) {
	const t = useTexts(orderTexts);
	return (
		<ConfirmButton
			trigger={
				<Button variant="ghost" size="small">
					{t.cancel}
				</Button>
			}
			title={t.cancelTitle}
			action={t.cancelYes}
			cancel={t.cancelNo}
			onConfirm={() => callApi(cancelMyOrder, { number })}
			done={t.cancelled}
			after={onDone}
		>
			<p>{t.cancelText}</p>
		</ConfirmButton>
	);
}
