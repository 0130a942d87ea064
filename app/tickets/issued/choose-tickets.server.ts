import { staffRefundRefusals } from "../../orders/refunds/contract";
import type { ChosenTicket } from "../../orders/refunds/refund-order.server";
import type { Order } from "../../orders/tables.server";
import { refuse, refuseSaying } from "../../platform/http/refusal";
import type { Localized } from "../../platform/words/language";
import type { IssuedTicket } from "./tables.server";
import { spellTicketNumber } from "./ticket-number";

/** `left` are the order's tickets that can still be refunded: valid ones, and used ones whose money the club still has. */
export function chooseTickets(
	left: readonly IssuedTicket[],
	order: Pick<Order, "memberId">,
	returned: readonly { position: number; quantity: number }[],
	named: readonly ChosenTicket[] | undefined,
): IssuedTicket[] {
	const chosen = returned.flatMap(({ position, quantity }) => {
		const ofLine = left.filter((pass) => pass.position === position);
		if (!named) return chooseOwn(ofLine, order.memberId, quantity);
		const picked = ofLine.filter(({ number, state }) =>
			named.some((ticket) => ticket.number === number && ticket.state === state),
		);
		if (picked.length !== quantity) throw refuse(staffRefundRefusals, "refund.tickets_differ");
		return picked;
	});
	if (named && chosen.length !== named.length) throw refuse(staffRefundRefusals, "refund.tickets_differ");
	return chosen;
}

/**
 * What the buyer can still go in with, the last place first, then what was used: its money goes back out of goodwill. No
 * ticket dies in somebody else's hands unless it was named.
 */
function chooseOwn(ofLine: readonly IssuedTicket[], buyerId: string, quantity: number): IssuedTicket[] {
	const isOwn = ({ state, memberId }: IssuedTicket) => state === "valid" && memberId === buyerId;
	const own = ofLine.filter(isOwn).toSorted((one, other) => other.place - one.place);
	const handedOn = ofLine.filter((pass) => pass.state === "valid" && !isOwn(pass));
	if (own.length < quantity && handedOn.length > 0)
		throw refuseSaying(staffRefundRefusals, "refund.choose_tickets", whichToChoose(own, handedOn, quantity));
	return [...own, ...ofLine.filter(({ state }) => state === "used")].slice(0, quantity);
}

function whichToChoose(
	own: readonly IssuedTicket[],
	handedOn: readonly IssuedTicket[],
	quantity: number,
): Localized {
	const numbers = handedOn.map(({ number }) => spellTicketNumber(number)).join(", ");
	return {
		id: `Dari ${quantity} tiket yang dikembalikan uangnya, hanya ${own.length} yang masih di tangan pembeli. Pilih tiketnya satu per satu; yang sudah dialihkan: ${numbers}.`,
		en: `Of the ${quantity} tickets to refund, the buyer still has only ${own.length}. Choose the tickets one by one; handed on are ${numbers}.`,
	};
}
