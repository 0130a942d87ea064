import { club } from "../../../club/profile";
import { formatDate } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import type { Document } from "./contract";
import { PaperFoot, PaperHead, PaperSheet } from "./paper-sheet";
import { receiptFacts } from "./receipt-facts";
import { documentTexts } from "./texts";

export function ReceiptPaper({ document }: { document: Document }) {
	const t = useTexts(documentTexts);
	const language = useLanguage();
	return (
		<PaperSheet document={document}>
			<PaperHead title={t.receipt} />
			<p className="paper-sum">{formatRupiah(document.total)}</p>
			<p className="paper-sum-words">{document.words}</p>
			<dl className="paper-facts">
				{receiptFacts(document, language).map(([name, text]) => (
					<div className="stack" key={name}>
						<dt>{name}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<div className="paper-signed flow apart">
				<p className="paper-stamp">{t.states[document.state]}</p>
				<p>
					{club.city}, {formatDate(document.payment!.paidAt, "long", language, club.timeZone)}
					<br />
					<b>{club.legal.name}</b>
					<br />
					{t.taxNumber} <span className="paper-whole">{club.legal.taxNumber}</span>
				</p>
			</div>
			<PaperFoot document={document}>{t.automatic.receipt}</PaperFoot>
		</PaperSheet>
	);
}
