import { ChevronLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { LoadError } from "../../ui/feedback/load-error";
import { LoadingRegion, Skeleton, SkeletonText } from "../../ui/feedback/skeleton";
import { ChipLink } from "../../ui/forms/chip";
import { IconLink } from "../../ui/icon-button";
import type { DocumentKind } from "./contract";
import { invoiceOrBill } from "./document-number";
import { documentPath } from "./document-path";
import { type DocumentAnswer, isDocumentFailed } from "./document-read";
import { InvoicePaper } from "./invoice-paper";
import { PdfButton } from "./pdf-button";
import { ReceiptPaper } from "./receipt-paper";
import { documentTexts } from "./texts";
import "./documents.css";

/** A member's invoice or receipt: a sheet of paper on a desk, with its actions. */
export function DocumentScreen({ kind, answer }: { kind: DocumentKind; answer: DocumentAnswer }) {
	const t = useTexts(documentTexts);
	if (isDocumentFailed(answer))
		return (
			<Desk>
				<h1 className="visually-hidden">{t[kind]}</h1>
				<LoadError title={t.failed} text={t.failedHint} />
			</Desk>
		);
	const order = { kind: answer.orderKind, number: answer.orderNumber };
	return (
		<>
			<div className="paper-bar row flow">
				<IconLink
					icon={ChevronLeft}
					label={t.toOrder}
					to={pathTo("profile-view-more", { id: order.number })}
				/>
				<nav aria-label={t.which}>
					{(["invoice", "receipt"] as const).map((shown) => (
						<ChipLink key={shown} to={documentPath(shown, order)} current={shown === kind}>
							{shown === "invoice" ? t[invoiceOrBill(answer)] : t.receipt}
						</ChipLink>
					))}
				</nav>
				{answer.kind === kind && (
					<>
						<Button variant="ghost" size="small" aria-label={t.print} onClick={() => window.print()}>
							<Printer className="icon" aria-hidden="true" />
							<span className="paper-act-word">{t.print}</span>
						</Button>
						<PdfButton document={answer} />
					</>
				)}
			</div>
			<Desk>
				{answer.kind === kind ? (
					kind === "invoice" ? (
						<InvoicePaper document={answer} />
					) : (
						<ReceiptPaper document={answer} />
					)
				) : (
					<NoReceipt
						number={order.number}
						paper={t[invoiceOrBill(answer)]}
						path={documentPath("invoice", order)}
					/>
				)}
			</Desk>
		</>
	);
}

function NoReceipt({ number, paper, path }: { number: string; paper: string; path: string }) {
	const t = useTexts(documentTexts);
	return (
		<div className="wrap">
			<h1 className="visually-hidden">{t.receipt}</h1>
			<EmptyState
				heading="h2"
				title={t.noReceipt}
				text={t.noReceiptText(number, paper)}
				action={{ to: path, label: t.openPaper(paper) }}
			/>
		</div>
	);
}

export function LoadingDocument() {
	return (
		<Desk>
			<LoadingRegion className="paper">
				<Skeleton height="76px" width="60%" />
				<SkeletonText lines={4} />
				<Skeleton height="320px" />
			</LoadingRegion>
		</Desk>
	);
}

const Desk = ({ children }: { children: ReactNode }) => <div className="paper-desk">{children}</div>;
