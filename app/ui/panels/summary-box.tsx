import type { ReactNode } from "react";
import "./summary-box.css";

type SummaryBoxProps = {
	title: string;
	lines: readonly { label: ReactNode; value: ReactNode; tone?: "ok" }[];
	total: { label: string; value: ReactNode };
	/** Above the lines: what is bought, how long it is held. */
	children?: ReactNode;
	/** Below the total: the button and its fine print. */
	action?: ReactNode;
};

/** The price breakdown, in a box beside the form. */
export function SummaryBox({ title, lines, total, children, action }: SummaryBoxProps) {
	return (
		<section className="summary-box stack gap-4" aria-label={title}>
			<h2 className="display display-2">{title}</h2>
			{children}
			<dl className="stack">
				{lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines keep their position and may share a label
					<div key={index}>
						<dt>{line.label}</dt>
						<dd className={line.tone === "ok" ? "summary-ok" : undefined}>{line.value}</dd>
					</div>
				))}
				<div className="summary-total">
					<dt>{total.label}</dt>
					<dd>{total.value}</dd>
				</div>
			</dl>
			{action}
		</section>
	);
}
