import { type Binding, bind } from "../../platform/bind.server";
import { ledgerCsv, moneyByDay, receivedPayments } from "./contract";
import { listReceived, sumByDay, writeLedgerCsv } from "./money.server";

export const moneyApi: Binding[] = [
	bind(receivedPayments, ({ db }, input) => listReceived(db, input)),
	bind(moneyByDay, sumByDay),
	bind(ledgerCsv, writeLedgerCsv),
];
