import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { buyingTexts } from "./texts";
import "./ticket-bar.css";

type TicketBarProps = {
	/** What is bought: "2 × Utara 1". */
	label: string;
	amount: number;
	/** It is the least that can be paid. */
	isFrom?: boolean;
	/** The time left, once tickets are held. */
	clock?: ReactNode;
	/** The one button. */
	children: ReactNode;
};

/** The one bar through the whole purchase, at the bottom of every screen: what, how much, until when, and what is next. */
export function TicketBar({ label, amount, isFrom = false, clock, children }: TicketBarProps) {
	const t = useTexts(buyingTexts);
	return (
		<div className="ticket-bar" data-bottom-bar>
			<p className="row gap-3 small">
				<span>{label}</span>
				{clock && (
					<span className="ticket-clock row">
						<Clock className="icon" aria-hidden="true" />
						{clock}
					</span>
				)}
			</p>
			<b className="display tabular">{isFrom ? t.from(formatRupiah(amount)) : formatRupiah(amount)}</b>
			{children}
		</div>
	);
}
