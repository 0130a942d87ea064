import type { TouchlineMatch } from "../../matches/touchline/contract";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useDescription } from "./entry-list";
import type { Waiting } from "./stored";
import { touchlineTexts } from "./texts";
import type { Touchline } from "./touchline-store";

type RefusedEntriesProps = { match: TouchlineMatch; waiting: readonly Waiting[]; touchline: Touchline };

/** Entries the server refused, with the reason: a colleague had recorded the same goal, for instance. */
export function RefusedEntries({ match, waiting, touchline }: RefusedEntriesProps) {
	const t = useTexts(touchlineTexts);
	const describe = useDescription(match);
	const refused = waiting.filter(({ refusal }) => refusal);
	if (refused.length === 0) return null;
	return (
		<section className="touchline-refused stack gap-3" role="alert">
			<h2>{t.refusedTitle}</h2>
			{refused.map((one) => (
				<div key={one.entry.id}>
					<p>
						<b>{describe(one.entry)}</b> {one.refusal?.message}
					</p>
					<p className="button-row flow gap-3">
						<Button size="small" variant="ghost" onClick={() => void touchline.discard(one)}>
							{t.discard}
						</Button>
						{/* An assist waits for its goal, which someone may first have to insist on. */}
						{["touchline.twin", "touchline.no_goal"].includes(one.refusal?.code ?? "") && (
							<Button size="small" onClick={() => void touchline.insist(one)}>
								{t.insist}
							</Button>
						)}
					</p>
				</div>
			))}
		</section>
	);
}
