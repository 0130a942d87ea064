import { type Binding, bind } from "../../platform/http/bind.server";
import { changeAccount, changePreferences, findPreferences } from "./preferences.server";
import { forgetAccount, keepAccount, paymentPreferences, preferMethod } from "./preferences-contract";

export const paymentsApi: Binding[] = [
	bind(paymentPreferences, ({ db, who }) => findPreferences(db, who.memberId)),
	bind(preferMethod, ({ db, who }, { method }) => changePreferences(db, who.memberId, { method })),
	bind(keepAccount, (context, { bank, accountNumber, holder, ...proof }) =>
		changeAccount(context, { bank, number: accountNumber.replace(/\D/g, ""), holder }, proof),
	),
	bind(forgetAccount, (context, proof) => changeAccount(context, null, proof)),
];
