import { transaction } from "../../platform/data/transaction.server";
import { type Binding, bind } from "../../platform/http/bind.server";
import { answerChange } from "./answer-change.server";
import { makeChange, previewChange } from "./change-match.server";
import { chooseForTickets, myChangedTickets } from "./contract";
import { listMyChanges } from "./my-changes.server";
import { changeMatch, matchChangeList, previewMatchChange, touchedOrders } from "./staff-contract";
import { listMatchChanges, listTouchedOrders } from "./staff-lists.server";

export const matchChangesApi: Binding[] = [
	bind(myChangedTickets, listMyChanges),
	bind(chooseForTickets, answerChange),
	bind(previewMatchChange, (context, wish) =>
		transaction(context.db, (db) => previewChange({ ...context, db }, wish)),
	),
	bind(changeMatch, makeChange),
	bind(matchChangeList, listMatchChanges),
	bind(touchedOrders, listTouchedOrders),
];
