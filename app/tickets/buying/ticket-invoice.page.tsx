import { useLoaderData } from "react-router";
import { documentInBrowser, documentMeta, refuseOddNumber } from "../../orders/documents/document-read";
import { DocumentScreen, LoadingDocument } from "../../orders/documents/document-screen";

export const meta = documentMeta("invoice");
export const loader = refuseOddNumber;
export const clientLoader = documentInBrowser("invoice");
export const HydrateFallback = LoadingDocument;

export default function TicketInvoicePage() {
	return <DocumentScreen kind="invoice" answer={useLoaderData<typeof clientLoader>()} />;
}
