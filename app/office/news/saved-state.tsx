import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { writingTexts } from "./texts";
import type { EditedManuscript } from "./use-manuscript";

/** Whether the latest changes are saved. Only trouble is announced: screen readers need not read out every save. */
export function SavedState({ manuscript }: { manuscript: EditedManuscript }) {
	const t = useTexts(writingTexts);
	const language = useLanguage();
	const { base, isDirty, isSaving, trouble } = manuscript;
	const at = base?.changedAt && formatDateTime(base.changedAt, "day", language, club.timeZone);
	return (
		<>
			<small role="status" className="desk-trouble">
				{isDirty && trouble ? t.trouble[trouble] : ""}
			</small>
			{!(isDirty && trouble) && (
				<small>{isSaving ? t.saving : isDirty ? t.unsaved : at ? t.savedAt(at) : ""}</small>
			)}
		</>
	);
}
