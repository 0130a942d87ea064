import { useState } from "react";
import { showSuccess } from "../../../platform/browser/toast";
import { useTexts } from "../../../platform/words/language";
import { removeSection } from "../../../tickets/selling/section-contract";
import { Button } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { useChange } from "../../read";
import { makingTexts } from "./making-texts";
import type { StaffSection } from "./section-table";

type RemoveSectionProps = { section: StaffSection; onRemoved: () => void };

/** Removes a section after a confirmation; the server refuses if any of it was ever sold. */
export function RemoveSection({ section, onRemoved }: RemoveSectionProps) {
	const { section: t, no } = useTexts(makingTexts);
	const [isAsked, setAsked] = useState(false);
	const remove = useChange(removeSection);
	const { id, version, label } = section;
	const done = {
		onSuccess: () => {
			showSuccess(t.removed);
			onRemoved();
		},
	};
	if (!isAsked)
		return (
			<p>
				<Button variant="ghost" size="small" onClick={() => setAsked(true)}>
					{t.remove}
				</Button>
			</p>
		);
	return (
		<Note tone="warn" announce>
			<p>{remove.error?.body.message ?? t.removeSure(label)}</p>
			<p className="button-row flow gap-3">
				<Button size="small" loading={remove.isPending} onClick={() => remove.mutate({ id, version }, done)}>
					{t.yesRemove}
				</Button>
				<Button size="small" variant="ghost" onClick={() => setAsked(false)}>
					{no}
				</Button>
			</p>
		</Note>
	);
}
