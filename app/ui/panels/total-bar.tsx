import type { ReactNode } from "react";
import "./total-bar.css";

type TotalBarProps = { label: ReactNode; total: ReactNode; children: ReactNode };

/** On phones, total and action stay visible in place of the tab bar. */
export function TotalBar({ label, total, children }: TotalBarProps) {
	return (
		<div className="total-bar" data-bottom-bar>
			<p>
				<span className="small muted">{label}</span>
				<b className="display tabular">{total}</b>
			</p>
			{children}
		</div>
	);
}
