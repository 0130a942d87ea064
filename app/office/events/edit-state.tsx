import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Note } from "../../ui/feedback/note";
import { ConflictPanel } from "../content/conflict-panel";
import type { Declared } from "../content/content-fields";
import type { Edited } from "../content/use-edited";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { eventOfficeTexts } from "./texts";

type EditStateProps<Content extends object> = { edited: Edited<Content>; fields: Declared<Content> };

/** Above a form: its errors, and any edit conflict. */
export function EditState<Content extends object>({ edited, fields }: EditStateProps<Content>) {
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
			<ConflictPanel edited={edited} fields={fields} />
		</>
	);
}

type SaveButtonProps = {
	edited: Pick<Edited<object>, "base" | "isBusy" | "isDirty">;
	onSave: () => void;
};

export function SaveButton({ edited, onSave }: SaveButtonProps) {
	const t = useTexts(eventOfficeTexts);
	const language = useLanguage();
	useShortcuts([{ keys: "mod+s", label: t.save, run: onSave }]);
	const { changedAt = null, changedBy = null } = edited.base ?? {};
	const at = changedAt && formatDateTime(changedAt, "day", language, club.timeZone);
	return (
		<p className="event-save row flow">
			<Button loading={edited.isBusy} onClick={onSave}>
				{t.save}
				<Keys keys="mod+s" />
			</Button>
			<small role="status">
				{edited.isDirty ? t.unsaved : at ? t.savedBy(changedBy ?? t.somebody, at) : ""}
			</small>
		</p>
	);
}
