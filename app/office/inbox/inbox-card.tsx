import { useState } from "react";
import { club } from "../../../club/profile";
import { showSuccess } from "../../platform/browser/toast";
import { formatDate, formatDateTime } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { topicLabels } from "../../site/contact/topics";
import { Button } from "../../ui/button";
import { Badge } from "../../ui/feedback/badge";
import { TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange } from "../read";
import { changeInbox, type InboxItem, longestStaffNote } from "./contract";
import { ReplyDialog } from "./reply-dialog";
import { staffInboxTexts } from "./texts";

type InboxCardProps = { item: InboxItem; staff: { id: string; name: string }[] };

export function InboxCard({ item, staff }: InboxCardProps) {
	const t = useTexts(staffInboxTexts);
	const language = useLanguage();
	const change = useChange(changeInbox);
	const isHandled = item.handledAt !== null;
	return (
		<li className="office-panel">
			<header>
				<h2>{item.name}</h2>
				{item.kind === "trial" ? (
					<Badge division={item.division}>{t.trial}</Badge>
				) : (
					<Badge tone="line">{localize(topicLabels[item.topic], language)}</Badge>
				)}
				<small>{formatDateTime(item.at, "day", language, club.timeZone)}</small>
			</header>
			{item.kind === "trial" && <Trial trial={item} />}
			{item.message && (
				<p className="inbox-words" lang={item.language}>
					{item.message}
				</p>
			)}
			<p className="inbox-from flow">
				<a className="link" href={`mailto:${item.email}`}>
					{item.email}
				</a>
				{item.phone && (
					<a className="link" href={`tel:${item.phone}`}>
						{formatPhone(item.phone)}
					</a>
				)}
			</p>
			<Desk item={item} staff={staff} />
			<Thread item={item} />
			<div className="button-row flow gap-3">
				<ReplyDialog item={item} />
				<Button
					variant="ghost"
					size="small"
					loading={change.isPending}
					onClick={() =>
						change.mutate(
							{ kind: item.kind, id: item.id, isHandled: !isHandled },
							{ onSuccess: () => !isHandled && showSuccess(t.handledDone) },
						)
					}
				>
					{isHandled ? t.reopen : t.handled}
				</Button>
			</div>
		</li>
	);
}

function Trial({ trial }: { trial: InboxItem & { kind: "trial" } }) {
	const t = useTexts(staffInboxTexts);
	const language = useLanguage();
	return (
		<dl className="office-facts stack">
			<div className="stack gap-3">
				<dt className="muted">{t.child}</dt>
				<dd>
					<b>{trial.child}</b>, {t.born(formatDate(trial.birthDate, "medium", language, "UTC"))}
				</dd>
			</div>
			<div className="stack gap-3">
				<dt className="muted">{t.programme}</dt>
				<dd>{trial.programme}</dd>
			</div>
		</dl>
	);
}

/** Who answers it, and what colleagues should know. */
function Desk({ item, staff }: InboxCardProps) {
	const t = useTexts(staffInboxTexts);
	const change = useChange(changeInbox);
	const [note, setNote] = useState(item.staffNote);
	const save = (part: { assignedTo: string | null } | { staffNote: string }) =>
		change.mutate({ kind: item.kind, id: item.id, ...part }, { onSuccess: () => showSuccess(t.saved) });
	return (
		<div className="inbox-desk stack gap-3">
			<Select
				label={t.assignedTo}
				value={item.assignedTo ?? ""}
				onChange={(event) => save({ assignedTo: event.target.value || null })}
				options={[
					{ value: "", label: t.nobody },
					...staff.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
			<div>
				<TextAreaField
					label={t.note}
					hint={t.noteHint}
					rows={2}
					maxLength={longestStaffNote}
					value={note}
					onChange={(event) => setNote(event.target.value)}
				/>
				{note.trim() !== item.staffNote && (
					<Button
						variant="ghost"
						size="small"
						loading={change.isPending}
						onClick={() => save({ staffNote: note })}
					>
						{t.saveNote}
					</Button>
				)}
			</div>
		</div>
	);
}

function Thread({ item }: { item: InboxItem }) {
	const t = useTexts(staffInboxTexts);
	const language = useLanguage();
	if (item.replies.length === 0) return null;
	return (
		<ol className="inbox-thread stack gap-3" aria-label={t.thread}>
			{item.replies.map(({ id, words, by, at }) => (
				<li key={id}>
					<small>
						{t.replied(by ?? t.formerStaff)} · {formatDateTime(at, "day", language, club.timeZone)}
					</small>
					<p className="inbox-words" lang={item.language}>
						{words}
					</p>
				</li>
			))}
		</ol>
	);
}
