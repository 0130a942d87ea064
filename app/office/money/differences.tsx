import { type FormEvent, useState } from "react";
import { club } from "../../../club/profile";
import { differenceSettled, openDifferences } from "../../orders/refunds/contract";
import { showSuccess } from "../../platform/browser/toast";
import type { AnswerOf } from "../../platform/http/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { TextAreaField } from "../../ui/fields/field";
import { useChange, useRead } from "../read";
import { ReadState } from "../ui/read-state";
import { moneyTexts } from "./texts";

type Difference = AnswerOf<typeof openDifferences>["differences"][number];

export function Differences() {
	const t = useTexts(moneyTexts);
	const read = useRead(openDifferences, {});
	return (
		<ReadState of={read}>
			{({ differences }) =>
				differences.length === 0 ? (
					<EmptyState title={t.noDifferences} />
				) : (
					<>
						<p className="money-intro">{t.differencesText}</p>
						<ul className="money-cards stack gap-4">
							{differences.map((difference) => (
								<DifferenceCard key={difference.id} difference={difference} />
							))}
						</ul>
					</>
				)
			}
		</ReadState>
	);
}

function DifferenceCard({
	difference: { id, reference, ours, theirs, foundAt },
}: {
	difference: Difference;
}) {
	const t = useTexts(moneyTexts);
	const language = useLanguage();
	const [note, setNote] = useState("");
	const settle = useChange(differenceSettled);
	const send = (event: FormEvent) => {
		event.preventDefault();
		settle.mutate({ id, note }, { onSuccess: () => showSuccess(t.settled) });
	};
	return (
		<li className="office-panel stack gap-3">
			<header>
				<h2 className="tabular">{reference}</h2>
				<small>{formatDateTime(foundAt, "day", language, club.timeZone)}</small>
			</header>
			<dl className="office-facts stack">
				<div className="stack gap-3">
					<dt className="muted">{t.ours}</dt>
					<dd>{ours}</dd>
				</div>
				<div className="stack gap-3">
					<dt className="muted">{t.theirs}</dt>
					<dd>{theirs}</dd>
				</div>
			</dl>
			<form className="stack gap-3" onSubmit={send}>
				<TextAreaField
					label={t.note}
					rows={2}
					maxLength={500}
					required
					value={note}
					onChange={(event) => setNote(event.target.value)}
					error={settle.error?.body.errors?.note?.[0]}
				/>
				<Button type="submit" size="small" loading={settle.isPending}>
					{t.settle}
				</Button>
			</form>
		</li>
	);
}
