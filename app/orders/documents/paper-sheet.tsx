import type { ReactNode } from "react";
import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Crest } from "../../ui/art/marks/crest";
import { SwellText } from "../../ui/words/swell-text";
import type { Document } from "./contract";
import { countRows } from "./paper-rows";
import { PaperWave } from "./paper-wave";
import { documentTexts } from "./texts";
import "./documents.css";

/** The rows that fit on one A4 page; more flow onto the next. */
const rowsOnePage = 14;
const rowsWithAir = 7;

/** Ink on white in both themes, on screen as on A4. */
export function PaperSheet({ document, children }: { document: Document; children: ReactNode }) {
	const count = document.kind === "invoice" ? countRows(document) : 0;
	const length = count > rowsOnePage ? "long" : count > rowsWithAir ? "full" : "short";
	return (
		<article className="paper" data-length={length}>
			{children}
		</article>
	);
}

export function PaperHead({ title }: { title: string }) {
	return (
		<>
			<header className="paper-head row apart">
				<h1 className="display">
					<SwellText text={title} phase={-0.2} lo={56} hi={148} />
				</h1>
				<Crest variant="trench" size={87} />
			</header>
			<PaperWave />
		</>
	);
}

export function SellerLines() {
	const t = useTexts(documentTexts);
	const [street, ...rest] = club.legal.address.split(", ");
	return (
		<>
			<b>{club.legal.name}</b>
			<br />
			{street}
			<br />
			{rest.length > 0 && (
				<>
					{rest.join(", ")}
					<br />
				</>
			)}
			{t.taxNumber} <span className="paper-whole">{club.legal.taxNumber}</span>
		</>
	);
}

/** The document's address with its QR code, and the club's contact details. */
export function PaperFoot({ document, children }: { document: Document; children: ReactNode }) {
	const t = useTexts(documentTexts);
	const { size, path } = document.qr;
	const quiet = 4;
	return (
		<footer className="paper-foot stack">
			<svg
				className="paper-qr"
				viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
				role="img"
				aria-label={t.qr}
				shapeRendering="crispEdges"
			>
				<path d={path} />
			</svg>
			<p>
				<b>{t.check}</b> {t.checkText(document.url.replace(/^https?:\/\//, ""))}
			</p>
			<p>{children}</p>
			<p>
				{club.contact.email}
				<br />
				{formatPhone(club.contact.phone)}
			</p>
		</footer>
	);
}
