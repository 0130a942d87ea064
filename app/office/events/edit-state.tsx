import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { eventOfficeTexts } from "./texts";
import type { Edited } from "./use-versioned";

type EditStateProps<Content> = {
	edited: Edited<Content>;
	/** The content as text, part by part, for the comparison. */
	write: (content: Content) => Record<string, string>;
};

/** Above a form: its errors, and any edit conflict. */
export function EditState<Content>({ edited, write }: EditStateProps<Content>) {
	const t = useTexts(eventOfficeTexts);
	const faults = Object.entries(edited.faults);
	return (
		<>
			{edited.failure && (
				<Note tone="err" announce>
					{edited.failure}
				</Note>
			)}
			{faults.length > 0 && (
				<Note tone="err" announce>
					{t.faults(faults.length)}
				</Note>
			)}
			<Conflict edited={edited} write={write} />
		</>
	);
}

function Conflict<Content>({ edited, write }: EditStateProps<Content>) {
	const { conflict: t } = useTexts(eventOfficeTexts);
	const language = useLanguage();
	const { theirs, content } = edited;
	if (!theirs) return null;
	const [other, mine] = [write(theirs.content), write(content)];
	const differing = Object.keys({ ...other, ...mine }).filter((part) => other[part] !== mine[part]);
	const name = theirs.changedBy ?? t.somebody;
	const at = theirs.changedAt ? formatDateTime(theirs.changedAt, "day", language, club.timeZone) : "";
	return (
		<section className="office-panel event-conflict" role="alert">
			<h2>{t.title(name)}</h2>
			<p>{t.text(at)}</p>
			<table className="office-table">
				<thead>
					<tr>
						<th scope="col">{t.part}</th>
						<th scope="col">{t.theirs(name)}</th>
						<th scope="col">{t.mine}</th>
					</tr>
				</thead>
				<tbody>
					{differing.map((part) => (
						<tr key={part}>
							<th scope="row">{part}</th>
							<td>{other[part] || "–"}</td>
							<td>{mine[part] || "–"}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="button-row flow gap-3">
				<Button size="small" loading={edited.isBusy} onClick={() => void edited.saveOver()}>
					{t.keepMine}
				</Button>
				<Button size="small" variant="ghost" onClick={edited.takeTheirs}>
					{t.takeTheirs}
				</Button>
			</p>
		</section>
	);
}

export function SaveButton<Content>({ edited }: { edited: Edited<Content> }) {
	const t = useTexts(eventOfficeTexts);
	const language = useLanguage();
	useShortcuts([{ keys: "mod+s", label: t.save, run: () => void edited.save() }]);
	const { changedAt, changedBy } = edited.base;
	const at = changedAt && formatDateTime(changedAt, "day", language, club.timeZone);
	return (
		<p className="event-save row flow">
			<Button loading={edited.isBusy} onClick={() => void edited.save()}>
				{t.save}
				<Keys keys="mod+s" />
			</Button>
			<small role="status">
				{edited.isDirty ? t.unsaved : at ? t.savedBy(changedBy ?? t.conflict.somebody, at) : ""}
			</small>
		</p>
	);
}
