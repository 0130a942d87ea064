import type { TicketChoiceName } from "../buying/ticket-choices";

/** What can happen to a match that tickets were sold for. */
export const changeKinds = ["postponed", "moved", "no_spectators", "stand_closed", "cancelled"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Whether somebody will still be let in with a ticket. */
export const canKeepTicket = (kind: ChangeKind) => kind === "postponed" || kind === "moved";

type Standing = {
	canKeep: boolean;
	/** The money that was paid for these tickets. */
	amount: number;
	/** What credit paid of them: it can be spent again once they have come back. */
	credit: number;
	/** Money only returns to the payer; somebody who was given a ticket can have credit for it. */
	isBuyer: boolean;
};

/** Never empty: tickets that cost nothing and can't be kept are simply taken back. */
export function listChoices({ canKeep, amount, credit, isBuyer }: Standing): TicketChoiceName[] {
	const worth = worthOf({ amount, credit, isBuyer });
	if (worth.length > 0) return canKeep ? ["keep", ...worth] : worth;
	return canKeep ? ["keep"] : ["refund"];
}

function worthOf({ amount, credit, isBuyer }: Omit<Standing, "canKeep">): TicketChoiceName[] {
	if (amount > 0) return isBuyer ? ["credit", "refund"] : ["credit"];
	// Credit belonged to the buyer, and no gateway could turn it into money.
	return credit > 0 && isBuyer ? ["credit"] : [];
}

/** What happens without an answer: the sale's rule, or the nearest available choice. */
export function defaultChoice(
	rule: TicketChoiceName,
	choices: readonly TicketChoiceName[],
): TicketChoiceName {
	return choices.includes(rule) ? rule : choices.at(-1)!;
}
