import type { ReactNode } from "react";
import { MoreLink } from "../navigation/more-link";
import "./empty-state.css";

type EmptyStateProps = {
	/** One plain sentence: "Keranjangmu masih kosong." */
	title: string;
	text?: ReactNode;
	/** The main action. */
	action?: { to: string; label: string };
	heading?: "h2" | "h3" | "p";
	/** An action other than a link, e.g. a button that clears the filters. */
	children?: ReactNode;
};

export function EmptyState({ title, text, action, heading: Heading = "p", children }: EmptyStateProps) {
	return (
		<div className="empty-state stack gap-4">
			<Heading className="display display-1">{title}</Heading>
			{text && <p className="muted">{text}</p>}
			{action && (
				<MoreLink tight to={action.to}>
					{action.label}
				</MoreLink>
			)}
			{children}
		</div>
	);
}
