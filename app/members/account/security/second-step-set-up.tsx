import { useState } from "react";
import { CopyButton } from "../../../orders/payment-screen/copy-button";
import { callApi } from "../../../platform/http/call-api";
import { useFieldErrors } from "../../../platform/http/field-errors";
import { useTexts } from "../../../platform/words/language";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Field } from "../../../ui/fields/field";
import { ServerForm, textIn } from "../../../ui/forms/server-form";
import { ProofForm } from "../../forms/proof-form";
import type { Proof } from "../../reauthenticate-contract";
import { confirmSecondStep, type SetUp, setUpSecondStep } from "../../second-step/second-step-contract";
import { secondStepTexts } from "../../second-step/texts";
import { RecoveryCodes } from "./recovery-codes";
import "./second-step.css";

/** The proof, then the key for the app with a first code, then the recovery codes. */
export function SecondStepSetUp({ onClose }: { onClose: () => void }) {
	const t = useTexts(secondStepTexts);
	const [setUp, setSetUp] = useState<SetUp | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const begin = async (proof: Proof) => setSetUp(await callApi(setUpSecondStep, proof));
	return (
		<Dialog
			title={codes ? t.codesTitle : t.setUpTitle}
			description={codes ? t.codesText : setUp ? t.scan : t.text}
			open
			onOpenChange={(open) => !open && onClose()}
		>
			{codes ? (
				<RecoveryCodes codes={codes} onDone={onClose} />
			) : setUp ? (
				<KeyForm setUp={setUp} onCodes={setCodes} />
			) : (
				<ProofForm submit={t.next} onProof={begin} />
			)}
		</Dialog>
	);
}

function KeyForm({ setUp, onCodes }: { setUp: SetUp; onCodes: (codes: string[]) => void }) {
	const t = useTexts(secondStepTexts);
	const { errorOf } = useFieldErrors();
	const confirm = async (form: FormData) => {
		const { recovery_codes } = await callApi(confirmSecondStep, { code: textIn(form, "code") });
		onCodes(recovery_codes);
	};
	return (
		<ServerForm submit={t.confirm} onSubmit={confirm} done={t.turnedOn} failed={t.failed}>
			<img
				className="second-step-qr"
				src={`data:image/svg+xml,${encodeURIComponent(setUp.qr)}`}
				alt={t.qr}
				width={220}
				height={220}
			/>
			<p className="small muted">{t.orKey}</p>
			<p className="second-step-key row flow">
				<code>{setUp.key}</code>{" "}
				<CopyButton text={setUp.key.replaceAll(" ", "")} label={t.copy} variant="ghost" />
			</p>
			<Field
				label={t.firstCode}
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={7}
				required
				error={errorOf("code")}
			/>
		</ServerForm>
	);
}
