import { useState } from "react";
import type { AnswerOf } from "../../platform/http/contract";
import { Note } from "../../ui/feedback/note";
import { ContactNeeded } from "../buying/contact-needed";
import { TicketDesk } from "../buying/ticket-desk";
import type { ticketSale } from "../contract";
import { offerSections } from "../sections/offered-section";
import { useWaiting, WaitingList } from "../waiting-list/waiting-list";
import { RoomNote } from "../waiting-room/room-note";
import { SaleNote } from "./sale-note";
import { standingOf } from "./sale-standing";

/** Everything between a fan and a ticket: the queue, the news, the blocks, the waiting list. */
export function SaleDesk({ sale }: { sale: AnswerOf<typeof ticketSale> }) {
	const { event } = sale;
	const own = useWaiting(sale.id);
	const standing = standingOf(event);
	const isOpen = standing === "open";
	const [isHolding, setHolding] = useState(false);
	// Whoever holds tickets is buying them, and is asked about nothing else.
	const waitingList = isHolding ? null : <WaitingList sale={sale} own={own} />;
	// What can be bought comes first: the blocks, or an offer that does not wait long.
	const isListFirst = !isOpen || Boolean(own.waiting?.offer);
	return (
		<>
			{sale.waitingRoom && event.tickets && (
				<RoomNote
					saleId={sale.id}
					event={event.slug}
					opensAt={event.tickets.opensAt}
					room={sale.waitingRoom}
				/>
			)}
			{sale.notice && <Note tone="warn">{sale.notice}</Note>}
			<SaleNote event={event} membersOpenAt={sale.membersOpenAt} />
			{standing !== "closed" && standing !== "cancelled" && <ContactNeeded />}
			{isListFirst && waitingList}
			<TicketDesk
				sale={sale}
				sections={offerSections(sale.sections)}
				isOpen={isOpen}
				onHolding={setHolding}
			/>
			{!isListFirst && waitingList}
		</>
	);
}
