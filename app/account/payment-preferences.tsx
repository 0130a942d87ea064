import { type ChangeEvent, useState } from "react";
import { BankAccountFields, bankAccountIn } from "../orders/bank-account-fields";
import { type PaymentMethod, paymentMethods } from "../payments/gateway";
import { methodNames } from "../payments/method-names";
import {
	forgetAccount,
	keepAccount,
	type PaymentPreferences as Preferences,
	preferMethod,
} from "../payments/preferences-contract";
import { callApi } from "../platform/call-api";
import { errorsOf, keepErrors } from "../platform/field-errors";
import { useTexts } from "../platform/language";
import { showError, showSuccess } from "../platform/toast";
import { Button } from "../ui/button";
import { Select } from "../ui/fields/select";
import { ServerForm } from "../ui/forms/server-form";
import { paymentTexts } from "./payment-texts";

/** The preferred payment method, and the account for refunds. */
export function PaymentPreferences({ kept }: { kept: Preferences }) {
	const [preferences, setPreferences] = useState(kept);
	return (
		<>
			<PreferredMethod method={preferences.method} onChange={setPreferences} />
			<RefundAccount account={preferences.account} onChange={setPreferences} />
		</>
	);
}

type Changed = { onChange: (preferences: Preferences) => void };

function PreferredMethod({ method, onChange }: Changed & { method: PaymentMethod | null }) {
	const t = useTexts(paymentTexts);
	const names = useTexts(methodNames);
	const save = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
		try {
			onChange(await callApi(preferMethod, { method: (target.value || null) as PaymentMethod | null }));
			showSuccess(t.methodSaved);
		} catch {
			showError(t.notSaved);
		}
	};
	return (
		<section className="account-section payment-preferences">
			<h2 className="display display-2">{t.preferred}</h2>
			<p className="muted">{t.preferredText}</p>
			<Select
				label={t.method}
				name="method"
				value={method ?? ""}
				placeholder={t.noMethod}
				options={paymentMethods.map((each) => ({ value: each, label: names[each] }))}
				onChange={(event) => void save(event)}
			/>
		</section>
	);
}

function RefundAccount({ account, onChange }: Changed & Pick<Preferences, "account">) {
	const t = useTexts(paymentTexts);
	const [isChanging, setChanging] = useState(false);
	const save = async (form: FormData) => {
		try {
			onChange(await callApi(keepAccount, bankAccountIn(form)));
			setChanging(false);
			showSuccess(t.accountSaved);
			return true;
		} catch (error) {
			keepErrors(errorsOf(error));
			showError(t.notSaved);
			return false;
		}
	};
	const forget = async () => {
		try {
			onChange(await callApi(forgetAccount, {}));
			showSuccess(t.accountForgotten);
		} catch {
			showError(t.notSaved);
		}
	};
	return (
		<section className="account-section payment-preferences">
			<h2 className="display display-2">{t.account}</h2>
			<p className="muted">{t.accountText}</p>
			{account && !isChanging ? (
				<>
					<p>
						<b className="tabular">{t.kept(account.bank, account.numberEnd)}</b>{" "}
						<span className="muted">{t.holderIs(account.holder)}</span>
					</p>
					<div className="button-row">
						<Button size="small" variant="ghost" onClick={() => setChanging(true)}>
							{t.change}
						</Button>
						<Button size="small" variant="ghost" onClick={() => void forget()}>
							{t.forget}
						</Button>
					</div>
				</>
			) : (
				<>
					<ServerForm submit={t.keep} onSubmit={save}>
						<BankAccountFields />
					</ServerForm>
					{account && (
						<Button size="small" variant="ghost" onClick={() => setChanging(false)}>
							{t.cancelChange}
						</Button>
					)}
				</>
			)}
		</section>
	);
}
