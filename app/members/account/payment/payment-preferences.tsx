import { type ChangeEvent, useState } from "react";
import { methodNames, offeredMethods, type PaymentMethod } from "../../../orders/payments/payment-methods";
import {
	type PaymentPreferences as Preferences,
	preferMethod,
} from "../../../orders/payments/preferences-contract";
import { showError, showSuccess } from "../../../platform/browser/toast";
import { callApi } from "../../../platform/http/call-api";
import { useTexts } from "../../../platform/words/language";
import { Select } from "../../../ui/fields/select";
import { paymentPreferencesTexts } from "./payment-texts";
import { RefundAccount } from "./refund-account";

/** The preferred payment method, and the account for refunds. */
export function PaymentPreferencesForm({ kept }: { kept: Preferences }) {
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
	const t = useTexts(paymentPreferencesTexts);
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
				options={offeredMethods.map((each) => ({ value: each, label: names[each] }))}
				onChange={(event) => void save(event)}
			/>
		</section>
	);
}
