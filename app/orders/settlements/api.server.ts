import { type Binding, bind } from "../../platform/http/bind.server";
import {
	closeSettlementRow,
	importSettlement,
	matchSettlementRow,
	noteBankLine,
	settlementMonth,
} from "./contract";
import { closeRow, importFile, matchAgain } from "./import-settlement.server";
import { describeMonth, saveBankLine } from "./settlement-month.server";

export const settlementsApi: Binding[] = [
	bind(settlementMonth, describeMonth),
	bind(importSettlement, importFile),
	bind(matchSettlementRow, matchAgain),
	bind(closeSettlementRow, closeRow),
	bind(noteBankLine, saveBankLine),
];
