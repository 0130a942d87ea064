import { ArrowRight, FileText } from "lucide-react";
import { Link } from "react-router";
import type { ShownOrder } from "../../../orders/contract";
import { documentPath } from "../../../orders/documents/document-path";
import { orderTexts } from "../../../orders/texts";
import { useTexts } from "../../../platform/words/language";
import { orderPageTexts } from "./order-page-texts";

/** The documents of an order, if any. */
export function OrderDocuments({ order }: { order: ShownOrder }) {
	const t = useTexts(orderPageTexts);
	const names = useTexts(orderTexts);
	// Nothing was received for what vouchers paid for.
	const hasReceipt = order.paidAt !== null && order.total > 0;
	const papers = [
		{ kind: "invoice", name: order.paidAt === null ? names.bill : names.invoice, text: t.invoiceText },
		...(hasReceipt ? [{ kind: "receipt", name: names.receipt, text: t.receiptText } as const] : []),
	] as const;
	return (
		<section className="account-section order-links">
			<h2 className="display display-1">{t.documents}</h2>
			<ul>
				{papers.map(({ kind, name, text }) => (
					<li key={kind}>
						<Link to={documentPath(kind, order)}>
							<FileText className="icon" aria-hidden="true" />
							<span>
								<b>{name}</b>
								<small>{text}</small>
							</span>
							<ArrowRight className="icon" aria-hidden="true" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
