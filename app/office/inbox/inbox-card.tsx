import { useState } from "react";
import { club } from "../../../club/profile";
import { topicLabels } from "../../contact/topics";
import { formatDate, formatDateTime } from "../../platform/dates";
import { defaultLanguage, localize, textsIn, useLanguage, useTexts } from "../../platform/language";
import { showSuccess } from "../../platform/toast";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange } from "../read";
import { changeInbox, type InboxItem, longestStaffNote } from "./contract";
import { inboxTexts } from "./texts";

type InboxCardProps = { item: InboxItem; staff: { id: string; name: string }[] };

export function InboxCard({ item, staff }: InboxCardProps) {
	const t = useTexts(inboxTexts);
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
				<p className="inbox-words" lang={item.kind === "message" ? item.language : undefined}>
					{item.message}
				</p>
			)}
			<p className="inbox-from">
				<a href={`mailto:${item.email}`}>{item.email}</a>
				{item.phone && <a href={`tel:${item.phone}`}>{item.phone}</a>}
			</p>
			<Desk item={item} staff={staff} />
			<div className="button-row">
				<a className="button button-small" href={answerTo(item)}>
					<span className="button-label">{t.answer}</span>
				</a>
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
	const t = useTexts(inboxTexts);
	const language = useLanguage();
	return (
		<dl className="office-facts">
			<div>
				<dt>{t.child}</dt>
				<dd>
					<b>{trial.child}</b>, {t.born(formatDate(trial.birthDate, "medium", language, "UTC"))}
				</dd>
			</div>
			<div>
				<dt>{t.programme}</dt>
				<dd>{trial.programme}</dd>
			</div>
		</dl>
	);
}

/** Who answers it, and what colleagues should know. */
function Desk({ item, staff }: InboxCardProps) {
	const t = useTexts(inboxTexts);
	const change = useChange(changeInbox);
	const [note, setNote] = useState(item.staffNote);
	const save = (part: { assignedTo: string | null } | { staffNote: string }) =>
		change.mutate({ kind: item.kind, id: item.id, ...part }, { onSuccess: () => showSuccess(t.saved) });
	return (
		<div className="inbox-desk">
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

/** Opens the mail program with greeting and quotation, in the writer's language. */
function answerTo(item: InboxItem) {
	const language = item.kind === "message" ? item.language : defaultLanguage;
	const t = textsIn(inboxTexts, language);
	const about =
		item.kind === "message" ? localize(topicLabels[item.topic], language) : `${t.trial}, ${item.child}`;
	const quoted = item.message.replace(/^/gm, "> ");
	const query = new URLSearchParams({
		subject: t.subject(about),
		body: `${t.greeting(item.name)}\n\n\n\n${item.message ? quoted : ""}`,
	});
	return `mailto:${encodeURIComponent(item.email)}?${String(query).replaceAll("+", "%20")}`;
}
