import { club } from "../../../../club/profile";
import { formatDate } from "../../../platform/words/dates";
import { type Language, textsIn } from "../../../platform/words/language";
import { formatRupiah } from "../../../platform/words/money";
import type { Document } from "../contract";
import { receiptFacts } from "../receipt-facts";
import { documentTexts } from "../texts";
import { drawFoot, drawHead, drawLetters } from "./pdf-parts.server";
import { area, ink, openSheet, type PdfSheet, softInk } from "./pdf-sheet.server";

export async function drawReceipt(document: Document, language: Language): Promise<Buffer> {
	const t = textsIn(documentTexts, language);
	const sheet = openSheet({ title: `${t.receipt} ${document.number}`, language });
	const { root } = sheet;
	let y = drawHead(sheet, t.receipt);
	sheet.write(root, "P", formatRupiah(document.total), area.left, y - 8, {
		font: "display",
		size: 56,
		stretch: 0.64,
	});
	y += 74;
	const words = { font: "display", size: 15, width: area.width * 0.7, stretch: 0.78 } as const;
	sheet.write(root, "P", document.words, area.left, y, words);
	y += sheet.heightOf(document.words, words) + 30;
	for (const [name, text] of receiptFacts(document, language)) {
		const look = { font: "bold", size: 10, width: area.width - 136 } as const;
		sheet.rule(y);
		sheet.write(root, "P", name, area.left, y + 8, { colour: softInk, width: 126 });
		sheet.write(root, "P", text, area.left + 136, y + 8, look);
		y += sheet.heightOf(text, look) + 16;
	}
	sheet.rule(y, { width: 1.5, colour: ink });
	drawSignature(sheet, document, y + 40, language);
	drawFoot(sheet, document, t.automatic.receipt, language);
	return sheet.close();
}

function drawSignature(sheet: PdfSheet, { state, payment }: Document, y: number, language: Language) {
	const t = textsIn(documentTexts, language);
	const word = t.states[state];
	const cap = word.length > 8 ? 18 : 36;
	sheet.tag(sheet.root, "P", () => drawLetters(sheet, word, area.left, y + 40 - cap, cap), { actual: word });
	const lines = [
		`${club.city}, ${formatDate(payment!.paidAt, "long", language, club.timeZone)}`,
		club.legal.name,
		`${t.taxNumber} ${club.legal.taxNumber}`,
	];
	const left = area.right - 200;
	for (const [index, line] of lines.entries())
		sheet.write(sheet.root, "P", line, left, y + index * 15, {
			width: 200,
			align: "right",
			font: index === 1 ? "bold" : "body",
		});
}
