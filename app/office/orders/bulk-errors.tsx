import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { staffOrderTexts } from "./texts";

export type BulkError = { number: string; why: string };

/** Which orders of a bulk action failed, and why. On the screen because a toast would be gone before it is read. */
export function BulkErrors({ faults }: { faults: BulkError[] }) {
	const t = useTexts(staffOrderTexts);
	if (faults.length === 0) return null;
	return (
		<Note tone="err" announce>
			<b>{t.failures(faults.length)}</b>
			<ul>
				{faults.map(({ number, why }) => (
					<li key={number}>{t.notDone(number, why)}</li>
				))}
			</ul>
			<p>{t.rest}</p>
		</Note>
	);
}
