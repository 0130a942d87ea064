import { useLoaderData } from "react-router";
import { documentInBrowser, documentMeta, refuseOddNumber } from "../../orders/documents/document-read";
import { DocumentScreen, LoadingDocument } from "../../orders/documents/document-screen";

export const meta = documentMeta("receipt");
export const loader = refuseOddNumber;
export const clientLoader = documentInBrowser("receipt");
export const HydrateFallback = LoadingDocument;

export default function TicketReceiptPage() {
	return <DocumentScreen kind="receipt" answer={useLoaderData<typeof clientLoader>()} />;
}
