import { useState } from "react";
import { useRevalidator } from "react-router";
import { showSuccess } from "../../platform/browser/toast";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { confirmReceived } from "./contract";
import { parcelTexts } from "./parcel-texts";
import "../tracking/tracked-order.css";

type ConfirmReceivedProps = { number: string; variant?: "ghost" | undefined };

/** The fan confirms that everything has arrived. */
export function ConfirmReceived({ number, variant }: ConfirmReceivedProps) {
	const t = useTexts(parcelTexts);
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);
	const confirm = async () => {
		setBusy(true);
		try {
			await callApi(confirmReceived, { number });
			showSuccess(t.confirmed);
		} catch {
			// The toast has said why; the page shows the current state.
		}
		await revalidate();
		setBusy(false);
	};
	return (
		<section className="tracked-part">
			<Button block variant={variant} loading={busy} onClick={() => void confirm()}>
				{t.confirm}
			</Button>
			<p className="small muted">{t.confirmText}</p>
		</section>
	);
}
