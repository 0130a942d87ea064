import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import "./note-line.css";

type NoteLineProps = {
	icon: LucideIcon;
	/** What waits for an answer, what is only told. */
	tone?: "brand" | "warn" | "quiet";
	to: string;
	/** The one thing to do about it. */
	verb: string;
	children: ReactNode;
};

/** News in one line: an edge, an icon, a sentence, a verb. Whatever needs more has a page of its own. */
export const NoteLine = ({ icon: Icon, tone = "quiet", to, verb, children }: NoteLineProps) => (
	<li className={`note-line note-line-${tone} row gap-3`}>
		<Icon className="icon" aria-hidden="true" />
		<span className="note-line-text">{children}</span>
		<Link className="more-link more-link-tight whole" to={to}>
			{verb}
		</Link>
	</li>
);
