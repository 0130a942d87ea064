import { useState } from "react";
import {
	type AnnouncementTopic,
	type Audience,
	announcementTopics,
} from "../../messages/announcements/audience";
import { announcementAudience, sendAnnouncement } from "../../messages/announcements/contract";
import { showSuccess } from "../../platform/browser/toast";
import { type DivisionKey, divisionKeys } from "../../platform/club-profile";
import { useSectionLabel } from "../../platform/lists/section-label";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { Note } from "../../ui/feedback/note";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange, useRead } from "../read";
import { MessagePreview } from "./message-preview";
import { announcementTexts } from "./texts";

const empty = { titleId: "", titleEn: "", bodyId: "", bodyEn: "", path: "/" };
type Chosen = "all" | "player" | DivisionKey;

/** Compose, see who it reaches and how it looks, then send it once. */
export function AnnouncementForm() {
	const t = useTexts(announcementTexts);
	const label = useSectionLabel();
	const [chosen, setChosen] = useState<Chosen>("all");
	const [player, setPlayer] = useState("");
	const [topic, setTopic] = useState<AnnouncementTopic>("news");
	const [byMail, setByMail] = useState(false);
	const [draft, setDraft] = useState(empty);
	const [isAsking, setAsking] = useState(false);
	const send = useChange(sendAnnouncement);
	const audience = audienceOf(chosen, player);
	const { data: reach } = useRead(
		announcementAudience,
		{ kind: "all", ...audience, topic },
		{ enabled: audience !== null },
	);
	const faults = send.error?.body.errors;
	const field = (name: keyof typeof draft, fault: string) => ({
		label: t[name],
		required: true,
		value: draft[name],
		onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
		error: faults?.[fault]?.[0],
	});
	const submit = () =>
		send.mutate(
			{
				audience: audience!,
				topic,
				byMail,
				title: { id: draft.titleId, en: draft.titleEn },
				body: { id: draft.bodyId, en: draft.bodyEn },
				path: draft.path,
			},
			{
				onSuccess: () => {
					setDraft(empty);
					showSuccess(t.sent);
				},
				onSettled: () => setAsking(false),
			},
		);
	const members = (audience && reach?.members) || 0;
	return (
		<section className="office-panel" aria-labelledby="announcement-new">
			<header>
				<h2 id="announcement-new">{t.newTitle}</h2>
			</header>
			<div className="field-grid stack gap-4">
				<Select
					label={t.audience}
					value={chosen}
					onChange={({ target }) => setChosen(target.value as Chosen)}
					options={[
						{ value: "all", label: t.audiences.all },
						...divisionKeys.map((value) => ({ value, label: t.audiences.division(label(value)) })),
						{ value: "player", label: t.audiences.player },
					]}
				/>
				<Select
					label={t.topic}
					value={topic}
					onChange={({ target }) => setTopic(target.value as AnnouncementTopic)}
					options={announcementTopics.map((value) => ({ value, label: t.topics[value] }))}
				/>
				{chosen === "player" && (
					<Field
						className="field-wide"
						label={t.player}
						hint={t.playerHint}
						required
						maxLength={100}
						value={player}
						onChange={({ target }) => setPlayer(target.value)}
					/>
				)}
				<Field {...field("titleId", "title.id")} maxLength={120} />
				<Field {...field("titleEn", "title.en")} maxLength={120} />
				<TextAreaField {...field("bodyId", "body.id")} rows={3} maxLength={400} />
				<TextAreaField {...field("bodyEn", "body.en")} rows={3} maxLength={400} />
				<Field {...field("path", "path")} hint={t.pathHint} maxLength={500} />
			</div>
			<Checkbox label={t.byMail} checked={byMail} onChange={({ target }) => setByMail(target.checked)} />
			<MessagePreview draft={draft} />
			<div role="status">
				<Note>
					{reach ? t.reach(reach.members, reach.push, reach.mail) : t.counting}
					{reach && reach.quiet > 0 && ` ${t.quiet(reach.quiet)}`}
				</Note>
			</div>
			{faults && (
				<Note tone="err" announce>
					{t.check}
				</Note>
			)}
			<p className="announcement-send">
				<Button disabled={members === 0} onClick={() => setAsking(true)}>
					{t.send}
				</Button>
			</p>
			<ConfirmDialog
				title={t.sendTo(members)}
				description={t.confirm(members)}
				action={t.sendTo(members)}
				isOpen={isAsking}
				isBusy={send.isPending}
				onConfirm={submit}
				onClose={() => setAsking(false)}
			>
				<MessagePreview draft={draft} />
			</ConfirmDialog>
		</section>
	);
}

/** Null while no player is named. */
function audienceOf(chosen: Chosen, player: string): Audience | null {
	if (chosen === "all") return { kind: "all", target: "" };
	if (chosen !== "player") return { kind: "division", target: chosen };
	const target = player.trim().toLowerCase();
	return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(target) ? { kind: "player", target } : null;
}
