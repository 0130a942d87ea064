import { type Binding, bind } from "../../platform/bind.server";
import { invoice, receipt } from "./contract";
import { readOwnDocument } from "./document.server";

export const documentsApi: Binding[] = [
	bind(invoice, (context, { number }) => readOwnDocument(context, "invoice", number)),
	bind(receipt, (context, { number }) => readOwnDocument(context, "receipt", number)),
];
