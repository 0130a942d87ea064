import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import type { SavedManuscript } from "./desk/desk-state";
import { ManuscriptDifference } from "./difference";
import { writingTexts } from "./texts";
import type { EditedManuscript } from "./use-manuscript";

type ConflictPanelProps = { theirs: SavedManuscript; manuscript: EditedManuscript };

/** Edit conflict: who saved meanwhile, the difference, and the two ways to resolve it. */
export function ManuscriptConflict({ theirs, manuscript }: ConflictPanelProps) {
	const t = useTexts(writingTexts);
	const language = useLanguage();
	const at = theirs.changedAt ? formatDateTime(theirs.changedAt, "day", language, club.timeZone) : "";
	return (
		<section className="office-panel conflict stack gap-3" role="alert">
			<h2>{t.conflict.title(theirs.changedBy ?? t.conflict.somebody)}</h2>
			<p>{t.conflict.text(at)}</p>
			<ManuscriptDifference before={theirs.content} after={manuscript.content} />
			<p className="button-row flow gap-3">
				<Button size="small" loading={manuscript.isBusy} onClick={() => void manuscript.saveOver(theirs)}>
					{t.conflict.keepMine}
				</Button>
				<Button
					size="small"
					variant="ghost"
					loading={manuscript.isBusy}
					onClick={() => void manuscript.takeTheirs(theirs)}
				>
					{t.conflict.takeTheirs}
				</Button>
			</p>
		</section>
	);
}
