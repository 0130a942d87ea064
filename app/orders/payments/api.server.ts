import { type Binding, bind } from "../../platform/http/bind.server";
import { changeAccount, changePaymentPreferences, findPaymentPreferences } from "./preferences.server";
import { forgetAccount, myPaymentPreferences, preferMethod, saveRefundAccount } from "./preferences-contract";

export const paymentsApi: Binding[] = [
	bind(myPaymentPreferences, ({ db, who }) => findPaymentPreferences(db, who.memberId)),
	bind(preferMethod, ({ db, who }, { method }) => changePaymentPreferences(db, who.memberId, { method })),
	bind(saveRefundAccount, (context, { bank, accountNumber, holder, ...proof }) =>
		changeAccount(context, { bank, number: accountNumber.replace(/\D/g, ""), holder }, proof),
	),
	bind(forgetAccount, (context, proof) => changeAccount(context, null, proof)),
];
