import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { WordDifference } from "../ui/word-difference";
import type { ContentScreens } from "./kinds";
import { writeValue } from "./merge-content";
import { contentTexts } from "./texts";
import type { EditedContent } from "./use-content";

/** Edit conflict: who saved meanwhile, and the difference where both edited. */
export function ConflictPanel({ kind, edited }: { kind: ContentScreens; edited: EditedContent }) {
	const { conflict: t } = useTexts(contentTexts);
	const language = useLanguage();
	if (!edited.conflict) return null;
	const { theirs, disputed } = edited.conflict;
	const at = theirs.changedAt ? formatDateTime(theirs.changedAt, "day", language, club.timeZone) : "";
	const labelOf = (name: string) => {
		const spec = kind.fields.find((field) => field.name === name);
		return spec ? localize(spec.label, language) : name;
	};
	return (
		<section className="office-panel content-conflict" role="alert">
			<h2>{t.title(theirs.changedBy ?? t.somebody)}</h2>
			<p>{disputed.length > 0 ? t.text(at) : t.none}</p>
			{disputed.map((name) => (
				<div key={name} className="stack gap-1">
					<b>{labelOf(name)}</b>
					<WordDifference
						before={writeValue(theirs.content[name])}
						after={writeValue(edited.content[name])}
					/>
					<p>
						<Button size="small" variant="ghost" onClick={() => edited.takeTheirs(name)}>
							{t.take(labelOf(name))}
						</Button>
					</p>
				</div>
			))}
		</section>
	);
}
