import { type Binding, bind } from "../../platform/http/bind.server";
import { invoice, invoicePdf, receipt, receiptPdf } from "./contract";
import { readMyDocument } from "./document.server";
import { readMyPdf } from "./pdf/cached-pdfs.server";

export const documentsApi: Binding[] = [
	bind(invoice, (context, { number }) => readMyDocument(context, "invoice", number)),
	bind(receipt, (context, { number }) => readMyDocument(context, "receipt", number)),
	bind(invoicePdf, (context, { number }) => readMyPdf(context, "invoice", number)),
	bind(receiptPdf, (context, { number }) => readMyPdf(context, "receipt", number)),
];
