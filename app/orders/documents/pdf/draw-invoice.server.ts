import { club } from "../../../../club/profile";
import { formatDate, formatDateTime } from "../../../platform/words/dates";
import { type Language, textsIn } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import { formatCount } from "../../../platform/words/numbers";
import { formatPhone } from "../../../platform/words/phone-number";
import { methodInSentence } from "../../payments/payment-methods";
import type { Document } from "../contract";
import { documentAmounts } from "../document-amounts";
import { invoiceOrBill } from "../document-number";
import { countRows } from "../paper-rows";
import { documentTexts } from "../texts";
import { drawFoot, drawHead, footHeight, numberPages } from "./pdf-parts.server";
import { area, ink, openSheet, type PdfSheet, softInk, type TextLook } from "./pdf-sheet.server";

export async function drawInvoice(document: Document, language: Language): Promise<Buffer> {
	const t = textsIn(documentTexts, language);
	const isDense = countRows(document) > 8;
	const name = invoiceOrBill(document);
	const sheet = openSheet({ title: `${t[name]} ${document.number}`, language });
	const afterHead = drawHead(sheet, t[name], { isDense });
	const afterParties = drawParties(sheet, document, afterHead, language);
	const afterLines = drawLines(sheet, document, afterParties + (isDense ? 14 : 26), isDense, language);
	drawSums(sheet, document, afterLines + 12, language);
	const paidBy = document.payment && `${t.paidBy(methodInSentence(document.payment.method, language))} `;
	drawFoot(sheet, document, `${paidBy ?? ""}${t.automatic[name]}`, language);
	numberPages(sheet, language);
	return sheet.close();
}

function drawParties(sheet: PdfSheet, document: Document, top: number, language: Language): number {
	const t = textsIn(documentTexts, language);
	const { buyer, sentTo, payment } = document;
	const seller = [
		club.legal.name,
		...club.legal.address.split(", "),
		`${t.taxNumber} ${club.legal.taxNumber}`,
	];
	const moment = (at: string) => formatDateTime(at, "long", language, club.timeZone);
	const facts: [string, string][] = [
		...(document.invoiceNumber ? [[t.number, document.invoiceNumber] as [string, string]] : []),
		[t.date, formatDate(document.issuedAt, "long", language, club.timeZone)],
		[t.order, document.orderNumber],
		...(document.state === "unpaid" ? [[t.payBefore, moment(document.payBy)] as [string, string]] : []),
		...(payment ? [[t.paid, moment(payment.paidAt)] as [string, string]] : []),
	];
	const width = 132;
	const bottoms = [
		drawBlock(sheet, t.from, seller, area.left, top, width),
		drawBlock(sheet, t.to, [buyer.name, buyer.email, formatPhone(buyer.phone)], area.left + 148, top, width),
	];
	const left = area.left + 296;
	let y = top;
	const list = sheet.group(sheet.root, "Sect");
	for (const [name, value] of facts) {
		const look = { font: "bold", size: 9, width: area.right - left - 66 } as const;
		sheet.write(list, "P", name, left, y, { size: 9, colour: softInk, width: 64 });
		sheet.write(list, "P", value, left + 66, y, look);
		y += Math.max(sheet.heightOf(value, look), sheet.heightOf(name, { size: 9, width: 64 })) + 1;
	}
	const bottom = Math.max(...bottoms, y);
	if (!sentTo) return bottom;
	const lines = [sentTo.name, `${sentTo.address}, ${formatPhone(sentTo.phone)}`];
	return drawBlock(sheet, t.sentTo, lines, area.left, bottom + 12, area.width);
}

function drawBlock(sheet: PdfSheet, title: string, lines: string[], x: number, top: number, width: number) {
	const block = sheet.group(sheet.root, "Sect");
	sheet.write(block, "H2", title, x, top, { size: 7.5, colour: softInk, width });
	let y = top + 12;
	for (const [index, line] of lines.entries()) {
		const look: TextLook = { size: 9, width, font: index === 0 ? "bold" : "body" };
		sheet.write(block, "P", line, x, y, look);
		y += sheet.heightOf(line, look);
	}
	return y;
}

/** Right edges of the quantity, price and amount columns. */
const edges = [area.left + area.width * 0.64, area.left + area.width * 0.82, area.right];
const nameWidth = area.width * 0.54;

function drawLines(
	sheet: PdfSheet,
	document: Document,
	top: number,
	isDense: boolean,
	language: Language,
): number {
	const padding = isDense ? 3.4 : 8;
	const table = sheet.group(sheet.root, "Table");
	let y = drawColumnHeads(sheet, table, document, top, language);
	for (const { title, kind, quantity, unitPrice, amount } of document.lines) {
		const look = { font: "bold", size: 9.5, width: nameWidth } as const;
		const height = sheet.heightOf(title, look) + 2 * padding;
		if (y + height > area.bottom) {
			sheet.pdf.addPage();
			y = drawColumnHeads(sheet, table, document, area.top, language);
		}
		const isDiscount = kind === "discount";
		const row = sheet.group(table, "TR");
		sheet.write(row, "TD", title, area.left, y + padding, look);
		const numbers = [
			isDiscount ? "" : formatCount(quantity, "id"),
			isDiscount ? "" : formatCount(unitPrice, "id"),
			formatAmount(amount),
		];
		for (const [index, text] of numbers.entries())
			writeRight(sheet, row, "TD", text, index, y + padding, { size: 9.5 });
		y += height;
		sheet.rule(y);
	}
	return y;
}

/** On every page with lines, so that no column is without its heading. */
function drawColumnHeads(
	sheet: PdfSheet,
	table: PDFKit.PDFStructureElement,
	{ orderKind, number }: Document,
	top: number,
	language: Language,
): number {
	const t = textsIn(documentTexts, language);
	const look = { size: 7.5, colour: softInk };
	const row = sheet.group(table, "TR");
	const isLaterPage = top === area.top;
	const name = orderKind === "goods" ? t.item : t.ticket;
	sheet.write(row, "TH", isLaterPage ? `${name} · ${number}` : name, area.left, top, {
		...look,
		width: nameWidth,
	});
	for (const [index, text] of [t.quantity, t.price, t.amount].entries())
		writeRight(sheet, row, "TH", text, index, top, look);
	sheet.rule(top + 16, { width: 1.5, colour: ink });
	return top + 17;
}

function writeRight(
	sheet: PdfSheet,
	row: PDFKit.PDFStructureElement,
	kind: "TH" | "TD",
	text: string,
	index: number,
	y: number,
	look: TextLook,
) {
	const width = 90;
	sheet.write(row, kind, text, edges[index]! - width, y, { ...look, width, align: "right" });
}

const sumsHeight = 150;

function drawSums(sheet: PdfSheet, document: Document, from: number, language: Language) {
	const t = textsIn(documentTexts, language);
	const { root } = sheet;
	const fits = from + sumsHeight + footHeight <= area.bottom;
	if (!fits) sheet.pdf.addPage();
	const top = fits ? from : area.top;
	const wordsWidth = area.width * 0.38;
	const words = { font: "display", size: 12, width: wordsWidth, stretch: 0.74 } as const;
	sheet.write(root, "H2", t.inWords, area.left, top, { size: 7.5, colour: softInk });
	sheet.write(root, "P", document.words, area.left, top + 13, words);
	drawStamp(sheet, document, top + 13 + sheet.heightOf(document.words, words) + 12, language);

	const left = area.left + area.width * 0.46;
	let y = top;
	const sums = sheet.group(root, "Sect");
	const writePair = (name: string, value: string, look: TextLook, valueLook: TextLook = look) => {
		sheet.write(sums, "P", name, left, y, look);
		sheet.write(sums, "P", value, left, y, { ...valueLook, width: area.right - left, align: "right" });
	};
	for (const [name, amount] of documentAmounts(document, language)) {
		writePair(name, formatAmount(amount), { size: 9.5, colour: softInk }, { size: 9.5 });
		y += 18;
	}
	sheet.rule(y + 2, { from: left, width: 1.5, colour: ink });
	y += 10;
	sheet.write(sums, "P", t.total, left, y + 8, { font: "bold", size: 10 });
	const total = formatRupiah(document.total);
	const look = { font: "display", size: 22, stretch: 0.72 } as const;
	const width =
		sheet.pdf
			.font("display")
			.fontSize(22)
			.widthOfString(total, { features: ["tnum", "kern"] }) * look.stretch;
	sheet.write(sums, "P", total, area.right - width, y, look);
	y += 34;
	if (document.refunded > 0) writePair(t.refunded, formatRupiah(document.refunded), { size: 9.5 });
}

function drawStamp(sheet: PdfSheet, { state }: Document, y: number, language: Language) {
	const word = textsIn(documentTexts, language).states[state];
	const size = 10;
	const width = sheet.pdf.font("display").fontSize(size).widthOfString(word) * 0.9 + 16;
	const isPaid = state === "paid";
	sheet.decorate(() => {
		sheet.pdf.rect(area.left, y, width, 20).lineWidth(1.5);
		if (isPaid) sheet.pdf.fillAndStroke(ink, ink);
		else sheet.pdf.stroke(ink);
	});
	const colour = isPaid ? "#FFFFFF" : ink;
	sheet.write(sheet.root, "P", word, area.left + 8, y + 4, { font: "display", size, stretch: 0.9, colour });
}

const formatAmount = (amount: number) => formatRupiah(amount).replace("Rp\u00a0", "");
