import { crest } from "../../../../club/crest";
import { club } from "../../../../club/profile";
import { type Language, textsIn } from "../../../platform/words/language";
import { formatPhone } from "../../../platform/words/phone-number";
import { letterPath, tide } from "../../../ui/art/marks/letters";
import type { Document } from "../contract";
import { paperWave } from "../paper-wave-path";
import { documentTexts } from "../texts";
import { area, ink, type PdfSheet } from "./pdf-sheet.server";

/** The title, the crest and the wave; returns where the rest begins. */
export function drawHead(sheet: PdfSheet, title: string, { isDense = false } = {}): number {
	const { pdf, root } = sheet;
	const cap = isDense ? 32 : 42;
	const crestHeight = isDense ? 50 : 62;
	const base = area.top + crestHeight;
	sheet.tag(root, "H1", () => drawLetters(sheet, title, area.left, base - cap, cap), { actual: title });
	sheet.decorate(() =>
		drawCrest(sheet, area.right - (crestHeight * crest.width) / crest.height, area.top, crestHeight),
	);
	const waveTop = base + (isDense ? 12 : 20);
	sheet.decorate(() => {
		pdf.save();
		pdf.translate(area.left, waveTop).scale(area.width / 800, 0.7);
		pdf.path(paperWave).lineWidth(1.6).stroke(ink);
		pdf.restore();
	});
	return waveTop + (isDense ? 22 : 34);
}

/** Capitals as outlines with individual widths. Drawn large, since outlines are rounded to whole units. */
export function drawLetters({ pdf }: PdfSheet, text: string, x: number, y: number, cap: number) {
	const drawn = 270;
	const path = letterPath(text.toUpperCase(), { cap: drawn, width: tide(0.4), tracking: 8 });
	pdf.save();
	pdf.translate(x, y).scale(cap / drawn);
	pdf.path(path).fill(ink);
	pdf.restore();
}

function drawCrest({ pdf }: PdfSheet, x: number, y: number, height: number) {
	const inks = { ground: ink, mark: "#FFFFFF" };
	pdf.save();
	pdf.translate(x, y).scale(height / crest.height);
	pdf.save();
	pdf.path(crest.shield).clip();
	pdf.path(crest.shield).fill(inks.ground);
	for (const stroke of crest.strokes) pdf.path(stroke.path).lineWidth(stroke.width).stroke(inks[stroke.ink]);
	pdf.path(crest.shield).lineWidth(crest.border).stroke(inks.ground);
	pdf.restore();
	pdf.circle(crest.dot.x, crest.dot.y, crest.dot.radius).fill(crest.dot.fill);
	pdf.restore();
}

const qrSide = 26 * (72 / 25.4);
export const footHeight = qrSide;

/** The document's address and QR code, at the foot of the page. */
export function drawFoot(sheet: PdfSheet, document: Document, note: string, language: Language) {
	const t = textsIn(documentTexts, language);
	const { pdf, root } = sheet;
	const top = area.bottom - qrSide;
	const { size, path } = document.qr;
	sheet.tag(
		root,
		"Figure",
		() => {
			pdf.save();
			pdf.translate(area.left, top).scale(qrSide / size);
			pdf.path(path).fill("#000000");
			pdf.restore();
		},
		{ alt: `${t.qr}: ${document.url}` },
	);
	const columns = [
		`${t.check} ${t.checkText(document.url.replace(/^https?:\/\//, ""))}`,
		note,
		`${club.contact.email}\n${formatPhone(club.contact.phone)}`,
	];
	const gap = 14;
	const width = (area.width - qrSide - 3 * gap) / 3;
	for (const [index, text] of columns.entries()) {
		const look = { size: 7.5, colour: "#32495A", width };
		const height = text.split("\n").reduce((sum, line) => sum + sheet.heightOf(line, look), 0);
		sheet.write(
			root,
			"P",
			text,
			area.left + qrSide + gap + index * (width + gap),
			area.bottom - height,
			look,
		);
	}
}

/** "Halaman 1 dari 2" on every page, once the page count is known. */
export function numberPages(sheet: PdfSheet, language: Language) {
	const t = textsIn(documentTexts, language);
	const { start, count } = sheet.pdf.bufferedPageRange();
	if (count === 1) return;
	for (let index = 0; index < count; index++) {
		sheet.pdf.switchToPage(start + index);
		sheet.decorate(() =>
			sheet.pdf
				.font("body")
				.fontSize(7.5)
				.fillColor("#4A6070")
				.text(t.page(index + 1, count), area.left, area.bottom + 12, { width: area.width, align: "right" }),
		);
	}
}
