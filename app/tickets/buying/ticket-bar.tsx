import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { formatRupiah } from "../../platform/words/money";
import "./ticket-bar.css";

type TicketBarProps = {
	/** What is bought: "2 × Utara 1". */
	label: string;
	amount: number;
	/** The time left, once tickets are held. */
	clock?: ReactNode;
	/** The one button. */
	children: ReactNode;
};

/** The one bar through the whole purchase, at the bottom of every screen: what, how much, until when, and what is next. */
export function TicketBar({ label, amount, clock, children }: TicketBarProps) {
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
			<b className="display tabular">{formatRupiah(amount)}</b>
			{children}
		</div>
	);
}
