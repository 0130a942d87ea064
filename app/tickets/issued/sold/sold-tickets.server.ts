import { and, asc, eq, ne } from "drizzle-orm";
import { listMembers } from "../../../members/find-member.server";
import { recordView } from "../../../members/staff/views.server";
import { orderRefusals } from "../../../orders/contract";
import { findAnyOrder } from "../../../orders/sold-orders.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { AnswerOf } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import { localize } from "../../../platform/words/language";
import { putPlacesInWords } from "../../sections/places-in-words.server";
import { listOpenReturns } from "../returns/open-returns.server";
import { type IssuedTicket, issuedTickets } from "../tables.server";
import { findTransferOffers } from "../transfers/open-transfers.server";
import type { soldTickets } from "./contract";
import type { TicketStanding } from "./ticket-standings";

/** Each place under its last number. The buyer can see that staff looked. */
export async function listSoldTickets(
	{ db, language, who }: MemberContext,
	number: string,
): Promise<AnswerOf<typeof soldTickets>> {
	const order = await findAnyOrder(db, { number: number.toUpperCase() });
	if (!order) throw refuse(orderRefusals, "order.unknown");
	await recordView(db, who, "finance", {
		memberId: order.memberId,
		what: "tickets",
		reference: order.number,
	});
	const rows = await db
		.select()
		.from(issuedTickets)
		.where(and(eq(issuedTickets.orderId, order.id), ne(issuedTickets.state, "transferred")))
		.orderBy(asc(issuedTickets.position), asc(issuedTickets.place));
	if (rows.length === 0) return { tickets: [] };
	const ids = rows.map(({ id }) => id);
	const [{ places }, owners, offered, givenBack] = await Promise.all([
		putPlacesInWords(db, rows[0]!.eventId, rows),
		listMembers(db, [...new Set(rows.map(({ memberId }) => memberId))]),
		findTransferOffers(db, ids),
		listOpenReturns(db, ids),
	]);
	const standingOf = ({ id, state, memberId, refundedAt }: IssuedTicket): TicketStanding => {
		if (state === "used") return refundedAt ? "used_refunded" : "used";
		if (state !== "valid") return state === "returned" ? "returned" : "void";
		if (memberId !== order.memberId) return "handed_on";
		if (offered.has(id)) return "offered";
		return givenBack.has(id) ? "given_back" : "own";
	};
	return {
		tickets: rows.map((pass, at) => ({
			number: pass.number,
			position: pass.position,
			place: localize(places[at]!, language),
			holder: pass.holder,
			owner:
				pass.memberId === order.memberId
					? null
					: (owners.find(({ id }) => id === pass.memberId)?.name ?? null),
			standing: standingOf(pass),
		})),
	};
}
