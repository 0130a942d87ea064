import { type Binding, bind } from "../../platform/http/bind.server";
import { invoice, invoicePdf, receipt, receiptPdf } from "./contract";
import { readOwnDocument } from "./document.server";
import { readOwnPdf } from "./pdf/kept-pdfs.server";

export const documentsApi: Binding[] = [
	bind(invoice, (context, { number }) => readOwnDocument(context, "invoice", number)),
	bind(receipt, (context, { number }) => readOwnDocument(context, "receipt", number)),
	bind(invoicePdf, (context, { number }) => readOwnPdf(context, "invoice", number)),
	bind(receiptPdf, (context, { number }) => readOwnPdf(context, "receipt", number)),
];
