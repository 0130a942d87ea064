import type { ReactNode } from "react";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { SummaryBox } from "../../ui/panels/summary-box";
import type { ShownOrder } from "../contract";
import { orderTexts } from "../texts";
import "./order-summary.css";

/** What is in the order and what it costs. */
export function OrderSummary({ order, children }: { order: ShownOrder; children?: ReactNode }) {
	const t = useTexts(orderTexts);
	return (
		<div className="order-summary">
			<SummaryBox
				title={t.order(order.number)}
				lines={order.lines.map(({ title, quantity, amount, kind }) => ({
					label: (
						<>
							{title}
							{quantity > 1 && <span className="muted"> {t.times(quantity)}</span>}
						</>
					),
					value: formatRupiah(amount),
					...(kind === "discount" && { tone: "ok" as const }),
				}))}
				total={{ label: t.total, value: formatRupiah(order.total) }}
				action={children && <div className="order-summary-more stack gap-3">{children}</div>}
			/>
		</div>
	);
}
