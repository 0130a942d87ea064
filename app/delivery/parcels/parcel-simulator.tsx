import { useState } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { simulateParcel } from "./contract";
import { parcelTexts } from "./parcel-texts";

const acts = ["advance", "hold", "return", "silence"] as const;

/** Long enough for the job that asks the courier. */
const patience = 1_500;

/** The simulator's buttons; a real courier has none. */
export function ParcelSimulator({ parcelId }: { parcelId: string }) {
	const t = useTexts(parcelTexts);
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState<string | null>(null);
	const press = async (act: (typeof acts)[number]) => {
		setBusy(act);
		try {
			await callApi(simulateParcel, { id: parcelId, act });
			await new Promise((resolve) => setTimeout(resolve, patience));
		} catch {
			// The toast has said why.
		}
		await revalidate();
		setBusy(null);
	};
	return (
		<fieldset className="parcel-simulator">
			<legend>{t.simulator}</legend>
			<p className="small">{t.simulatorText}</p>
			<p>
				{acts.map((act) => (
					<Button
						key={act}
						size="small"
						variant={act === "advance" ? "foam" : "ghost"}
						loading={busy === act}
						onClick={() => void press(act)}
					>
						{t[act]}
					</Button>
				))}
			</p>
		</fieldset>
	);
}
