import { useState } from "react";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import type { AnswerOf } from "../../../platform/http/contract";
import { useTexts } from "../../../platform/words/language";
import { Dialog } from "../../../ui/dialogs/dialog";
import { ProofForm } from "../../forms/proof-form";
import { deviceName } from "../../log-in/device-name";
import { addPasskey, offerPasskey } from "../../passkeys/passkey-contract";
import { passkeyTexts } from "../../passkeys/texts";
import type { Proof } from "../../reauthenticate-contract";

/** The proof, then the device's own question. The WebAuthn code is loaded only now. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
	const t = useTexts(passkeyTexts);
	const [offer, setOffer] = useState<AnswerOf<typeof offerPasskey> | null>(null);
	const add = async (proof: Proof) => {
		// Whoever cancels the device's question keeps the offer: a code works only once.
		const offered = offer ?? (await callApi(offerPasskey, proof));
		setOffer(offered);
		const { createPasskey } = await import("../../passkeys/create-passkey");
		const passkey = await createPasskey(offered);
		setOffer(null);
		await callApi(addPasskey, { name: deviceName(navigator.userAgent), passkey });
		showSuccess(t.added);
		onClose();
	};
	return (
		<Dialog title={t.addTitle} description={t.addText} open onOpenChange={(open) => !open && onClose()}>
			<ProofForm submit={t.next} onProof={add} isProven={offer !== null} />
		</Dialog>
	);
}
