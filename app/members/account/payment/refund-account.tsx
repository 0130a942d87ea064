import { useState } from "react";
import {
	forgetAccount,
	type PaymentPreferences,
	saveRefundAccount,
} from "../../../orders/payments/preferences-contract";
import { BankAccountFields, bankAccountIn } from "../../../orders/refunds/bank-account-fields";
import { showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialogs/dialog";
import { ProofForm } from "../../forms/proof-form";
import type { Proof } from "../../reauthenticate-contract";
import { paymentPreferencesTexts } from "./payment-texts";

type RefundAccountProps = {
	account: PaymentPreferences["account"];
	onChange: (preferences: PaymentPreferences) => void;
};

/** Requires a proof: a stolen session must not send refunds elsewhere. */
export function RefundAccount({ account, onChange }: RefundAccountProps) {
	const t = useTexts(paymentPreferencesTexts);
	const [opened, setOpened] = useState<"keep" | "forget" | null>(null);
	const close = () => setOpened(null);
	const keep = async (proof: Proof, form: FormData) => {
		onChange(await callApi(saveRefundAccount, { ...bankAccountIn(form), ...proof }));
		close();
		showSuccess(t.accountSaved);
	};
	const forget = async (proof: Proof) => {
		onChange(await callApi(forgetAccount, proof));
		close();
		showSuccess(t.accountForgotten);
	};
	return (
		<section className="account-section payment-preferences">
			<h2 className="display display-2">{t.account}</h2>
			<p className="muted">{t.accountText}</p>
			{account && (
				<p>
					<b className="tabular">{t.kept(account.bank, account.numberEnd)}</b>{" "}
					<span className="muted">{t.holderIs(account.holder)}</span>
				</p>
			)}
			<div className="button-row flow gap-3">
				<Button size="small" variant="ghost" onClick={() => setOpened("keep")}>
					{account ? t.change : t.add}
				</Button>
				{account && (
					<Button size="small" variant="ghost" onClick={() => setOpened("forget")}>
						{t.forget}
					</Button>
				)}
			</div>
			<Dialog
				title={account ? t.change : t.add}
				description={t.keepText}
				open={opened === "keep"}
				onOpenChange={(open) => !open && close()}
			>
				<ProofForm submit={t.keep} onProof={keep} failed={t.notSaved}>
					<BankAccountFields />
				</ProofForm>
			</Dialog>
			<Dialog
				title={t.forget}
				description={t.forgetText}
				open={opened === "forget"}
				onOpenChange={(open) => !open && close()}
			>
				<ProofForm submit={t.forget} onProof={forget} />
			</Dialog>
		</section>
	);
}
