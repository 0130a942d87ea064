import { TicketOrderScreen, ticketOrderMeta } from "./ticket-order-screen";

export const meta = ticketOrderMeta("receipt");

export default function TicketReceiptPage() {
	return <TicketOrderScreen paper="receipt" />;
}
