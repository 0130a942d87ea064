import type { AnswerOf } from "../platform/contract";
import { Note } from "../ui/note";
import { TicketDesk } from "./buying/ticket-desk";
import type { ticketSale } from "./contract";
import { offerSections } from "./offered-section";
import { SaleNote } from "./sale-note";
import { standingOf } from "./sale-standing";
import { WaitingList } from "./waiting-list/waiting-list";
import { RoomNote } from "./waiting-room/room-note";

/** Everything between a fan and a ticket: the queue, the news, the waiting list, the blocks. */
export function SaleDesk({ sale }: { sale: AnswerOf<typeof ticketSale> }) {
	const { event } = sale;
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
			<SaleNote event={event} />
			<WaitingList key={sale.id} sale={sale} />
			<TicketDesk
				key={event.slug}
				sale={sale}
				sections={offerSections(sale.sections)}
				isOpen={standingOf(event) === "open"}
			/>
		</>
	);
}
