import { useRevalidator } from "react-router";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { simulateParcel } from "./contract";
import { parcelTexts } from "./parcel-texts";

const acts = ["advance", "hold", "return", "silence"] as const;

/** Long enough for the job that asks the courier. */
const patience = 1_500;

/** The simulator's buttons; a real courier has none. */
export function ParcelSimulator({ parcelId }: { parcelId: string }) {
	const t = useTexts(parcelTexts);
	const { revalidate } = useRevalidator();
	const press = async (act: (typeof acts)[number]) => {
		await callApi(simulateParcel, { id: parcelId, act });
		await new Promise((resolve) => setTimeout(resolve, patience));
	};
	return (
		<fieldset className="parcel-simulator stack gap-3">
			<legend>{t.simulator}</legend>
			<p className="small">{t.simulatorText}</p>
			<p>
				{acts.map((act) => (
					<ActionButton
						key={act}
						size="small"
						variant={act === "advance" ? "foam" : "ghost"}
						onPress={() => press(act)}
						after={revalidate}
					>
						{t[act]}
					</ActionButton>
				))}
			</p>
		</fieldset>
	);
}
