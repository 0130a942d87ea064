import { type FormEvent, useState } from "react";
import { club } from "../../../club/profile";
import { type ShownDispute, setEvidenceDue } from "../../orders/disputes/contract";
import { showSuccess } from "../../platform/browser/toast";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { useChange } from "../read";
import { MomentField } from "../ui/moment-field";
import { disputeTexts } from "./dispute-texts";

const soon = 3;

/** Set by staff where the gateway does not say it. */
export function DisputeDeadline({ dispute }: { dispute: ShownDispute }) {
	const t = useTexts(disputeTexts);
	const language = useLanguage();
	const { dueAt, daysLeft, isOverdue, isDueByGateway } = dispute.evidence;
	return (
		<div className="stack gap-3">
			<h3>{t.due}</h3>
			<p className="row flow gap-3">
				{dueAt ? formatDateTime(dueAt, "day", language, club.timeZone) : t.noDue}
				{dueAt && (
					<Badge tone={isOverdue ? "err" : daysLeft! <= soon ? "warn" : "line"}>
						{isOverdue ? t.overdue : t.daysLeft(daysLeft!)}
					</Badge>
				)}
				{isDueByGateway && <span className="muted">{t.byGateway}</span>}
			</p>
			{!isDueByGateway && <SetDeadline key={dueAt} dispute={dispute} />}
		</div>
	);
}

function SetDeadline({ dispute: { id, evidence } }: { dispute: ShownDispute }) {
	const t = useTexts(disputeTexts);
	const [dueAt, setDueAt] = useState(evidence.dueAt);
	const save = useChange(setEvidenceDue);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		save.mutate({ id, dueAt }, { onSuccess: () => showSuccess(t.dueSet) });
	};
	return (
		<form className="dispute-due flow gap-3" onSubmit={submit}>
			<MomentField
				label={t.due}
				value={dueAt}
				onChange={setDueAt}
				timeZone={club.timeZone}
				error={save.error?.body.errors?.dueAt?.[0]}
			/>
			<Button type="submit" size="small" variant="ghost" aria-busy={save.isPending}>
				{t.setDue}
			</Button>
		</form>
	);
}
