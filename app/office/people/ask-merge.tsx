import { type FormEvent, useState } from "react";
import { useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { useChange } from "../read";
import { longestReason } from "./contract";
import { askMerge } from "./merge-contract";
import { mergeTexts } from "./merge-texts";

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
			<TextAreaField
				label={t.because}
				hint={t.becauseHint}
				required
				rows={3}
				maxLength={longestReason}
				value={because}
				onChange={(event) => {
					setBecause(event.target.value);
					setLacksReason(false);
					ask.reset();
				}}
				error={lacksReason ? t.sayWhy : ask.error?.body.errors?.because?.[0]}
			/>
			<div className="member-actions">
				<Button type="submit" loading={ask.isPending}>
					{t.ask}
				</Button>
			</div>
		</form>
	);
}
