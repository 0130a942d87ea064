import { TicketOrderScreen, ticketOrderMeta } from "./ticket-order-screen";

export const meta = ticketOrderMeta("invoice");

export default function TicketInvoicePage() {
	return <TicketOrderScreen paper="invoice" />;
}
