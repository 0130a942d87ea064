/** Why a row of a settlement file was not booked. */
export const settlementProblems = [
	"unknown_order",
	"other_transaction",
	"not_paid",
	"wrong_sum",
	"wrong_net",
	"no_refund",
	"other_month",
	"already_booked",
	"repeated",
] as const;
export type SettlementProblem = (typeof settlementProblems)[number];

/** Rows whose money is on the bank's line of their day, booked or not: the others repeat it, or belong to another file. */
export const isOnBankLine = (problem: SettlementProblem | null) =>
	problem === null || !["other_month", "already_booked", "repeated"].includes(problem);
