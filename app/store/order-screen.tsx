import type { ReactNode } from "react";
import { ClubCounter } from "../contact/club-counter";
import { useTexts } from "../platform/language";
import { EmptyState } from "../ui/empty-state";
import { SwellText } from "../ui/swell-text";
import { orderTexts } from "./order-texts";
import "./order-screen.css";

type OrderScreenProps = {
	/** What this page is for. */
	title: string;
	/** What is known: that there is nothing, and of what. */
	found: string;
	text: ReactNode;
	action: { to: string; label: string };
	/** The number the reader came with, for the question to the store. */
	reference?: string;
	/** More ways on, inside the box. */
	children?: ReactNode;
};

/** A page about one order that the member does not have: says so plainly, and who can help. */
export function OrderScreen({ title, found, text, action, reference, children }: OrderScreenProps) {
	const t = useTexts(orderTexts);
	return (
		<div className="wrap order-screen">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={title} phase={0.6} k={0.7} lo={56} hi={136} />
				</h1>
			</header>
			<div className="order-columns">
				<EmptyState heading="h2" title={found} text={text} action={action}>
					{children}
				</EmptyState>
				<ClubCounter
					title={t.help}
					text={reference && t.helpText}
					message={reference ? t.helpMessageAbout(reference) : t.helpMessage}
				/>
			</div>
		</div>
	);
}

const longestReference = 40;

/** An address can hold anything; a page shows as much of it as a person could have meant. */
export const shorten = (text = "") =>
	text.length > longestReference ? `${text.slice(0, longestReference)}…` : text;
