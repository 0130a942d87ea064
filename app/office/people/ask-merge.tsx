import { type FormEvent, useState } from "react";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { useChange } from "../read";
import { askMerge } from "./merge-contract";
import { mergeTexts } from "./merge-texts";
import { ReasonField } from "./reason-field";

/** The first step: why the two are one person. */
export function AskMerge(pair: { id: string; other: string }) {
	const t = useTexts(mergeTexts);
	const [because, setBecause] = useState("");
	const [lacksReason, setLacksReason] = useState(false);
	const ask = useChange(askMerge);
	const save = (event: FormEvent) => {
		event.preventDefault();
		if (!because.trim()) setLacksReason(true);
		else if (!ask.isPending) ask.mutate({ ...pair, because }, { onSuccess: () => showSuccess(t.asked) });
	};
	return (
		<form className="office-panel" noValidate onSubmit={save}>
			<p className="people-intro">{t.askText}</p>
			<ReasonField
				hint={t.becauseHint}
				value={because}
				onChange={(typed) => {
					setBecause(typed);
					setLacksReason(false);
					ask.reset();
				}}
				error={lacksReason ? t.sayWhy : ask.error?.body.errors?.because?.[0]}
			/>
			<div className="member-actions flow">
				<Button type="submit" loading={ask.isPending}>
					{t.ask}
				</Button>
			</div>
		</form>
	);
}
