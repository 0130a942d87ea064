import { type Binding, bind } from "../platform/bind.server";
import { changePreferences, findPreferences } from "./preferences.server";
import { forgetAccount, keepAccount, paymentPreferences, preferMethod } from "./preferences-contract";

export const paymentsApi: Binding[] = [
	bind(paymentPreferences, ({ db, who }) => findPreferences(db, who.memberId)),
	bind(preferMethod, ({ db, who }, { method }) => changePreferences(db, who.memberId, { method })),
	bind(keepAccount, ({ db, who }, { bank, accountNumber, holder }) =>
		changePreferences(db, who.memberId, {
			account: { bank, number: accountNumber.replace(/\D/g, ""), holder },
		}),
	),
	bind(forgetAccount, ({ db, who }) => changePreferences(db, who.memberId, { account: null })),
];
