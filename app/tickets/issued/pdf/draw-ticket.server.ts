import type { Fixture } from "../../../matches/fixtures/fixture";
import { fixtureTitle } from "../../../matches/fixtures/say-fixture";
import { drawHead } from "../../../orders/documents/pdf/pdf-parts.server";
import { area, openSheet } from "../../../orders/documents/pdf/pdf-sheet.server";
import { formatDateTime } from "../../../platform/words/dates";
import { type Language, textsIn } from "../../../platform/words/language";
import type { ShownTicket } from "../contract";
import { passTexts } from "../texts";
import { spellTicketNumber } from "../ticket-number";

/** One A4 page to print: a large QR, and the place in words. Only for a ticket that has a code. */
export async function drawTicketPdf(event: Fixture, pass: ShownTicket, language: Language): Promise<Buffer> {
	const t = textsIn(passTexts, language);
	const title = fixtureTitle(event);
	const number = spellTicketNumber(pass.number);
	const sheet = openSheet({ title: `${title} ${number}`, language });
	const { pdf, root } = sheet;
	let y = drawHead(sheet, language === "id" ? "Tiket" : "Ticket");
	const line = (text: string, look: Parameters<typeof sheet.write>[5] & object, gap: number) => {
		const wide = { width: area.width, ...look };
		sheet.write(root, "P", text, area.left, y, wide);
		y += sheet.heightOf(text, wide) + gap;
	};
	line(title, { font: "display", size: 26, stretch: 0.8 }, 2);
	line(
		`${formatDateTime(event.startsAt, "full", language, event.venue.timeZone)} · ${event.venue.name}, ${event.venue.city}`,
		{ font: "bold", size: 11 },
		24,
	);
	const side = 260;
	sheet.tag(
		root,
		"Figure",
		() => {
			pdf.save();
			pdf.translate(area.left + (area.width - side) / 2, y).scale(side / pass.qr!.size);
			pdf.path(pass.qr!.drawing).fill("#000000");
			pdf.restore();
		},
		{ alt: t.qr(number) },
	);
	y += side + 22;
	for (const [name, text] of [
		[t.show(1).replace(/ 1$/, ""), number],
		[t.block, pass.section.label],
		...(pass.seat
			? ([
					[t.row, String(pass.seat.row)],
					[t.seat, String(pass.seat.number)],
				] as const)
			: []),
		[t.gate, pass.section.gate],
		[t.holder, pass.holder],
		[t.order, pass.orderNumber],
	] as const) {
		sheet.rule(y);
		sheet.write(root, "P", name, area.left, y + 8, { colour: "#4A6070", width: 126 });
		sheet.write(root, "P", text, area.left + 136, y + 6, { font: "bold", size: 14, width: area.width - 136 });
		y += 30;
	}
	sheet.rule(y, { width: 1.5, colour: "#061824" });
	return sheet.close();
}
