import { useTexts } from "../../platform/language";
import { Note } from "../../ui/note";
import { staffOrderTexts } from "./texts";

export type BulkFault = { number: string; why: string };

/** Which of several did not work, and why. They stay on the screen: a toast would be gone before one is read. */
export function BulkFaults({ faults }: { faults: BulkFault[] }) {
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
