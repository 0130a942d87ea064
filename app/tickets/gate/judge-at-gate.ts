import { isDead, type TicketState } from "../issued/ticket-states";
import type { Direction, ScanVerdict } from "./scan-verdicts";

/** What a gate has to know of a ticket, whether it asks the database or the list it has loaded. */
export type SeenPass = { state: TicketState; isInside: boolean; isFrozen: boolean; isDisputed: boolean };

/**
 * Who may pass: the one rule of the server and of a scanner without a network. First come, first in; a ticket that is
 * inside must come out before it goes in again.
 */
export function judgeAtGate(pass: SeenPass, direction: Direction, isTurnedBack: boolean): ScanVerdict {
	if (isDead(pass.state)) return "void";
	const bar = barOf(pass);
	if (bar) return bar;
	if (isTurnedBack) return "held";
	if (direction === "out") return pass.isInside ? "out" : "not-inside";
	return pass.isInside ? "used" : "in";
}

/** Why a ticket that is neither void nor used up counts for nothing at the moment. */
export const barOf = ({ isFrozen, isDisputed }: Pick<SeenPass, "isFrozen" | "isDisputed">) =>
	isDisputed ? "disputed" : isFrozen ? "frozen" : null;

/** Gates on hold let nobody in; whoever is inside may always leave. */
export const turnsBack = (direction: Direction, areGatesHeld: boolean) => areGatesHeld && direction === "in";
