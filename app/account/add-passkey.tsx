import { useState } from "react";
import { ProofForm } from "../members/forms/proof-form";
import { deviceName } from "../members/log-in/device-name";
import { addPasskey, offerPasskey } from "../members/passkeys/passkey-contract";
import { passkeyTexts } from "../members/passkeys/texts";
import type { Proof } from "../members/prove-self-contract";
import { callApi } from "../platform/call-api";
import type { AnswerOf } from "../platform/contract";
import { useTexts } from "../platform/language";
import { showSuccess } from "../platform/toast";
import { Dialog } from "../ui/dialogs/dialog";

/** The proof, then the device's own question. The WebAuthn code is loaded only now. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
	const t = useTexts(passkeyTexts);
	const [offer, setOffer] = useState<AnswerOf<typeof offerPasskey> | null>(null);
	const add = async (proof: Proof) => {
		// Whoever cancels the device's question keeps the offer: a code works only once.
		const offered = offer ?? (await callApi(offerPasskey, proof));
		setOffer(offered);
		const { createPasskey } = await import("../members/passkeys/create-passkey");
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
