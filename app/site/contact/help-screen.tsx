import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/empty-state";
import { MoreLink } from "../../ui/navigation/more-link";
import { SwellText } from "../../ui/words/swell-text";
import { ClubCounter } from "./club-counter";
import "../../ui/panels/two-columns.css";
import "./help-screen.css";

type HelpScreenProps = {
	/** What this page is for. */
	title: string;
	/** What was not found. */
	found: string;
	text: ReactNode;
	action: { to: string; label: string };
	help: { title: string; text?: string | undefined; message: string };
	/** More actions, inside the box. */
	children?: ReactNode;
};

/** For a page about something the reader does not have: says so, and who can help. */
export function HelpScreen({ title, found, text, action, help, children }: HelpScreenProps) {
	return (
		<div className="wrap help-screen">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={title} phase={0.6} k={0.7} lo={56} hi={136} />
				</h1>
			</header>
			<div className="two-columns">
				<EmptyState heading="h2" title={found} text={text}>
					{children}
					<MoreLink tight to={action.to}>
						{action.label}
					</MoreLink>
				</EmptyState>
				<aside>
					<ClubCounter {...help} />
				</aside>
			</div>
		</div>
	);
}

const longestReference = 40;

/** A URL can contain anything, so an overlong reference is cut. */
export const shortenReference = (text = "") =>
	text.length > longestReference ? `${text.slice(0, longestReference)}…` : text;
