import { useRevalidator } from "react-router";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { confirmReceived } from "./contract";
import { parcelTexts } from "./parcel-texts";
import "../tracking/tracked-order.css";

type ConfirmReceivedProps = { number: string; variant?: "ghost" | undefined };

/** The fan confirms that everything has arrived. */
export function ConfirmReceived({ number, variant }: ConfirmReceivedProps) {
	const t = useTexts(parcelTexts);
	const { revalidate } = useRevalidator();
	return (
		<section className="tracked-part stack gap-3">
			<ActionButton
				block
				variant={variant}
				onPress={() => callApi(confirmReceived, { number })}
				done={t.confirmed}
				after={revalidate}
			>
				{t.confirm}
			</ActionButton>
			<p className="small muted">{t.confirmText}</p>
		</section>
	);
}
