import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { type Language, textsIn } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { methodNames } from "../payments/payment-methods";
import type { Document } from "./contract";
import { documentTexts } from "./texts";

/** The rows below a receipt's amount. */
export function receiptFacts(document: Document, language: Language): [name: string, text: string][] {
	const t = textsIn(documentTexts, language);
	const { method, reference, paidAt } = document.payment!;
	const bought = document.lines
		.filter(({ kind }) => kind !== "discount")
		.map(({ title, quantity }) => (quantity > 1 ? `${title} (${quantity})` : title));
	return [
		[t.receivedFrom, document.buyer.name],
		[t.purpose, t.purposeText(document.orderNumber, shorten(bought).join(", "))],
		[t.paid, formatDateTime(paidAt, "full", language, club.timeZone)],
		[t.by, t.byText(methodNames[language][method], reference)],
		[t.receiptNumber, t.receiptNumberText(document.number, document.invoiceNumber!)],
		...(document.tax ? [[t.taxInside, formatRupiah(document.tax.amount)] as [string, string]] : []),
		...(document.refunded > 0 ? [[t.refunded, formatRupiah(document.refunded)] as [string, string]] : []),
	];
}

const most = 6;

/** A receipt is one page; its invoice has all the lines. */
const shorten = (titles: readonly string[]) =>
	titles.length > most ? [...titles.slice(0, most), "…"] : titles;
