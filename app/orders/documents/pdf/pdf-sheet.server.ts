import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { club } from "../../../../club/profile";
import type { Language } from "../../../platform/words/language";

export const ink = "#061824";
export const softInk = "#4A6070";
export const hairline = "#B9C6CD";

const mm = 72 / 25.4;
const page = { width: 210 * mm, height: 297 * mm };
/** The page, in points. */
export const area = {
	left: 18 * mm,
	right: page.width - 18 * mm,
	top: 16 * mm,
	bottom: page.height - 14 * mm,
	width: page.width - 36 * mm,
};

const fonts = {
	body: "plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff",
	bold: "plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff",
	display: "anybody/files/anybody-latin-800-normal.woff",
} as const;

export type TextLook = {
	font?: keyof typeof fonts;
	size?: number;
	colour?: string;
	width?: number;
	align?: "left" | "right";
	/** Display type is set narrower than in its font file. */
	stretch?: number;
};
type Element = PDFKit.PDFStructureElement;

/**
 * A4 pages that a screen reader can follow: everything drawn belongs either to an element of the document's structure or is
 * marked as decoration. No automatic page breaks: the caller asks how high a text is and where the page ends.
 */
export function openSheet({ title, language }: { title: string; language: Language }) {
	const { resolve } = createRequire(import.meta.url);
	const pdf = new PDFDocument({
		size: "A4",
		margin: 0,
		lang: language === "id" ? "id-ID" : "en",
		tagged: true,
		displayTitle: true,
		pdfVersion: "1.7",
		bufferPages: true,
		info: { Title: title, Author: club.legal.name, Creator: club.name, Producer: "pdfkit" },
	});
	for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, resolve(`@fontsource/${file}`));
	const root = pdf.struct("Document");
	pdf.addStructure(root);

	const setLook = ({ font = "body", size = 10, colour = ink }: TextLook) =>
		pdf.font(font).fontSize(size).fillColor(colour);
	const optionsOf = ({ width, align, stretch = 1 }: TextLook) => ({
		...(width && { width: width / stretch }),
		...(align && { align }),
		lineGap: 1.5,
		features: ["tnum", "kern"] as PDFKit.Mixins.OpenTypeFeatures[],
	});

	return {
		pdf,
		root,
		heightOf(text: string, look: TextLook) {
			return setLook(look).heightOfString(inLatin(text), optionsOf(look));
		},
		/** Draws text and adds it to the structure as an element of that kind. */
		write(parent: Element, kind: string, text: string, x: number, y: number, look: TextLook = {}) {
			const { stretch = 1 } = look;
			this.tag(parent, kind, () => {
				setLook(look);
				pdf.save();
				if (stretch !== 1) pdf.scale(stretch, 1, { origin: [x, y] });
				pdf.text(inLatin(text), x, y, optionsOf(look));
				pdf.restore();
			});
		},
		/** A drawing that stands for words or a picture. */
		tag(parent: Element, kind: string, draw: () => void, says: { actual?: string; alt?: string } = {}) {
			const content = pdf.markStructureContent(says.actual ? "Span" : kind, says);
			draw();
			pdf.endMarkedContent();
			parent.add(pdf.struct(kind, says, [content]));
		},
		group(parent: Element, kind: string): Element {
			const element = pdf.struct(kind);
			parent.add(element);
			return element;
		},
		/** Lines and ornaments, not read aloud. */
		decorate(draw: () => void) {
			pdf.markContent("Artifact", { type: "Layout" });
			draw();
			pdf.endMarkedContent();
		},
		rule(y: number, { from = area.left, to = area.right, width = 0.5, colour = hairline } = {}) {
			this.decorate(() => pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(colour));
		},
		/** The finished file. */
		async close(): Promise<Buffer> {
			const chunks: Buffer[] = [];
			pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
			const ended = new Promise((resolve, reject) => pdf.on("end", resolve).on("error", reject));
			root.end();
			pdf.end();
			await ended;
			return Buffer.concat(chunks);
		},
	};
}
export type PdfSheet = ReturnType<typeof openSheet>;

/** The fonts have Latin letters only: a missing accent is dropped, any other missing character becomes a question mark. */
function inLatin(text: string): string {
	const isDrawn = (sign: string) =>
		/[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2212]/.test(
			sign,
		);
	const draw = (sign: string) => {
		if (isDrawn(sign)) return sign;
		const plain = barred[sign] ?? sign.normalize("NFKD").replace(/\p{M}/gu, "");
		return plain !== "" && [...plain].every(isDrawn) ? plain : /\p{C}|\p{Z}/u.test(sign) ? " " : "?";
	};
	return [...text.normalize("NFC")].map(draw).join("");
}

/** Letters that Unicode does not decompose. */
const barred: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", ı: "i", ʻ: "'" };
