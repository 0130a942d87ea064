import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button";
import { Badge } from "../../../ui/feedback/badge";
import { type Read, ReadState } from "../../ui/read-state";

/** One thing that the club has granted, as the list shows it. */
export type GrantRow = {
	key: string;
	name: string;
	/** How it ended; while null, it can still be ended. */
	outcome: string | null;
	canEnd: boolean;
	lines: readonly string[];
};

type GrantListProps<Answer, Grant> = {
	words: { title: string; none: string; add: string; end: string };
	read: Read<Answer>;
	grantsOf: (answer: Answer) => readonly Grant[];
	rowOf: (grant: Grant) => GrantRow;
	addDialog: (onClose: () => void) => ReactNode;
	endDialog: (grant: Grant, onClose: () => void) => ReactNode;
};

/** Tickets outside general sale: given to guests, or kept for a group. Each can be revoked. */
export function GrantList<Answer, Grant>({
	words,
	read,
	grantsOf,
	rowOf,
	addDialog,
	endDialog,
}: GrantListProps<Answer, Grant>) {
	const [isAdding, setAdding] = useState(false);
	const [ended, setEnded] = useState<Grant | null>(null);
	return (
		<section className="office-panel">
			<header>
				<h2>{words.title}</h2>
				<Button variant="ghost" size="small" onClick={() => setAdding(true)}>
					{words.add}
				</Button>
			</header>
			<ReadState of={read}>
				{(answer) =>
					grantsOf(answer).length === 0 ? (
						<p>{words.none}</p>
					) : (
						<ul className="promo-list">
							{grantsOf(answer).map((grant) => {
								const { key, name, outcome, canEnd, lines } = rowOf(grant);
								return (
									<li key={key}>
										<p>
											<b>{name}</b> {outcome && <Badge tone="line">{outcome}</Badge>}
											{lines.map((line) => (
												<small key={line}>{line}</small>
											))}
										</p>
										{canEnd && (
											<Button
												variant="ghost"
												size="small"
												aria-label={`${words.end}: ${name}`}
												onClick={() => setEnded(grant)}
											>
												{words.end}
											</Button>
										)}
									</li>
								);
							})}
						</ul>
					)
				}
			</ReadState>
			{isAdding && addDialog(() => setAdding(false))}
			{ended && endDialog(ended, () => setEnded(null))}
		</section>
	);
}
