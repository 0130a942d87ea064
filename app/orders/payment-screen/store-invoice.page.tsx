import { useLoaderData } from "react-router";
import { documentInBrowser, documentMeta, refuseOddNumber } from "../documents/document-read";
import { DocumentScreen, LoadingDocument } from "../documents/document-screen";

export const meta = documentMeta("invoice");
export const loader = refuseOddNumber;
export const clientLoader = documentInBrowser("invoice");
export const HydrateFallback = LoadingDocument;

export default function StoreInvoicePage() {
	return <DocumentScreen kind="invoice" answer={useLoaderData<typeof clientLoader>()} />;
}
