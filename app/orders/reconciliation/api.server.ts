import { type Binding, bind } from "../../platform/http/bind.server";
import { moneyByDay, receivedPayments } from "./contract";
import { listReceived, sumByDay } from "./money.server";

export const moneyApi: Binding[] = [
	bind(receivedPayments, ({ db }, input) => listReceived(db, input)),
	bind(moneyByDay, sumByDay),
];
