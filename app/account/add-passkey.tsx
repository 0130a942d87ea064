import { deviceName } from "../members/log-in/device-name";
import { addPasskey, offerPasskey } from "../members/passkeys/passkey-contract";
import { passkeyTexts } from "../members/passkeys/texts";
import { callApi } from "../platform/call-api";
import { useTexts } from "../platform/language";
import { showSuccess } from "../platform/toast";
import { Dialog } from "../ui/dialogs/dialog";
import { type Proof, ProofForm } from "./proof-form";

/** The password, then the device's own question. The WebAuthn code is loaded only now. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
	const t = useTexts(passkeyTexts);
	const add = async (proof: Proof) => {
		const optionsJSON = await callApi(offerPasskey, proof);
		const { createPasskey } = await import("../members/passkeys/create-passkey");
		const passkey = await createPasskey(optionsJSON);
		await callApi(addPasskey, { name: deviceName(navigator.userAgent), passkey });
		showSuccess(t.added);
		onClose();
	};
	return (
		<Dialog title={t.addTitle} description={t.addText} open onOpenChange={(open) => !open && onClose()}>
			<ProofForm submit={t.next} onProof={add} />
		</Dialog>
	);
}
