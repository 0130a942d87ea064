import { type Binding, bind } from "../../platform/http/bind.server";
import { listOpenDifferences } from "../payments/staff-lists.server";
import { ledgerCsv } from "../reconciliation/contract";
import { writeLedgerCsv } from "../reconciliation/money.server";
import {
	differenceSettled,
	openDifferences,
	openRefunds,
	refundSoldOrder,
	refundTransferred,
} from "./contract";
import { describeOpenRefunds, noteSettled, noteTransfer, refundByStaff } from "./refund-by-staff.server";

export const refundsApi: Binding[] = [
	bind(refundSoldOrder, refundByStaff),
	bind(ledgerCsv, writeLedgerCsv),
	bind(openRefunds, ({ db }, page) => describeOpenRefunds(db, page)),
	bind(refundTransferred, async (context, { id }) => {
		await noteTransfer(context, id);
		return { message: "ok" };
	}),
	bind(openDifferences, async ({ db }) => ({
		differences: (await listOpenDifferences(db)).map(({ foundAt, ...difference }) => ({
			...difference,
			foundAt: foundAt.toISOString(),
		})),
	})),
	bind(differenceSettled, async (context, { id, note }) => {
		await noteSettled(context, id, note);
		return { message: "ok" };
	}),
];
