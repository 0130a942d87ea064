import { useState } from "react";
import { useRevalidator } from "react-router";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { Badge } from "../../../ui/feedback/badge";
import { Note } from "../../../ui/feedback/note";
import { DateText } from "../../../ui/words/date-text";
import { ProofForm } from "../../forms/proof-form";
import type { Proof } from "../../reauthenticate-contract";
import {
	removeSecondStep,
	renewRecoveryCodes,
	type SecondStep,
} from "../../second-step/second-step-contract";
import { secondStepTexts } from "../../second-step/texts";
import { fetchUserInfo, useSession } from "../../sessions/session";
import { RecoveryCodes } from "./recovery-codes";
import { SecondStepSetUp } from "./second-step-set-up";

type Opened = "set-up" | "renew" | "off" | null;

export function SecondStepSection({ step }: { step: SecondStep }) {
	const t = useTexts(secondStepTexts);
	const { user } = useSession();
	const [opened, setOpened] = useState<Opened>(null);
	const { revalidate } = useRevalidator();
	const close = () => {
		setOpened(null);
		void revalidate();
		// What the next proof asks for.
		void fetchUserInfo().catch(() => {});
	};
	return (
		<section className="account-section">
			<h2 className="display display-2">{t.title}</h2>
			<p className="muted">{t.text}</p>
			{step.is_needed && <Note tone="warn">{t.needed}</Note>}
			<p>
				<Badge tone={step.since ? "ok" : "warn"}>{step.since ? t.on : t.off}</Badge>{" "}
				{step.since && (
					<span className="small muted">
						{t.since} <DateText at={step.since} as="medium" />. {t.left(step.recovery_left)}
					</span>
				)}
			</p>
			{step.since ? (
				<div className="button-row flow gap-3">
					<Button size="small" variant="ghost" onClick={() => setOpened("renew")}>
						{t.renew}
					</Button>
					<Button size="small" variant="ghost" onClick={() => setOpened("off")}>
						{t.turnOff}
					</Button>
				</div>
			) : user?.email_verified ? (
				<p>
					<Button variant="ghost" onClick={() => setOpened("set-up")}>
						{t.turnOn}
					</Button>
				</p>
			) : (
				<p className="small muted">{t.unproven}</p>
			)}
			{opened === "set-up" && <SecondStepSetUp onClose={close} />}
			{opened === "renew" && <RenewDialog onClose={close} />}
			{opened === "off" && <OffDialog onClose={close} />}
		</section>
	);
}

function RenewDialog({ onClose }: { onClose: () => void }) {
	const t = useTexts(secondStepTexts);
	const [codes, setCodes] = useState<string[] | null>(null);
	const renew = async (proof: Proof) => setCodes((await callApi(renewRecoveryCodes, proof)).recovery_codes);
	return (
		<Dialog
			title={codes ? t.codesTitle : t.renewTitle}
			description={codes ? t.codesText : t.renewText}
			open
			onOpenChange={(open) => !open && onClose()}
		>
			{codes ? (
				<RecoveryCodes codes={codes} onDone={onClose} />
			) : (
				<ProofForm submit={t.renew} onProof={renew} />
			)}
		</Dialog>
	);
}

function OffDialog({ onClose }: { onClose: () => void }) {
	const t = useTexts(secondStepTexts);
	const turnOff = async (proof: Proof) => {
		await callApi(removeSecondStep, proof);
		showSuccess(t.turnedOff);
		onClose();
	};
	return (
		<Dialog title={t.offTitle} description={t.offText} open onOpenChange={(open) => !open && onClose()}>
			<ProofForm submit={t.turnOff} onProof={turnOff} />
		</Dialog>
	);
}
