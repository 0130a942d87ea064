import type { TicketChoice } from "../tickets/ticket-choices";

/** What can happen to a match that tickets were sold for. */
export const changeKinds = ["postponed", "moved", "no_spectators", "stand_closed", "cancelled"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Whether somebody will still be let in with a ticket. */
export const canKeep = (kind: ChangeKind) => kind === "postponed" || kind === "moved";

type Standing = {
	canKeep: boolean;
	/** What was paid for these tickets. */
	amount: number;
	/** Money only returns to who paid; somebody who was given a ticket can have credit for it. */
	isBuyer: boolean;
};

/** Never empty: tickets that cost nothing and can't be kept are simply taken back. */
export function listChoices({ canKeep, amount, isBuyer }: Standing): TicketChoice[] {
	const money: TicketChoice[] = isBuyer ? ["credit", "refund"] : ["credit"];
	if (amount > 0) return canKeep ? ["keep", ...money] : money;
	return canKeep ? ["keep"] : ["refund"];
}

/** What happens to who does not answer: the sale's rule, or the nearest thing to it that there is. */
export function defaultChoice(rule: TicketChoice, choices: readonly TicketChoice[]): TicketChoice {
	return choices.includes(rule) ? rule : choices.at(-1)!;
}
