import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import type { DeskErrors } from "./desk/desk-state";
import { writingTexts } from "./texts";

/** The server's validation errors, with the screen's names: "Indonesia, isi, blok 3, keterangan: …". */
export function ErrorList({ faults }: { faults: DeskErrors }) {
	const t = useTexts(writingTexts);
	const entries = Object.entries(faults);
	if (entries.length === 0) return null;
	const known: Record<string, string> = { ...t.parts, ...t.languages };
	const nameOf = (field: string) => {
		const path = field.replace(/^content\.(words\.)?/, "").split(".");
		return path
			.map((part, place) =>
				/^\d+$/.test(part)
					? t.blocks(Number(part) + 1)
					: place === 0
						? (known[part] ?? part)
						: (t.parts as Record<string, string>)[part],
			)
			.filter(Boolean)
			.join(", ");
	};
	return (
		<Note tone="err" announce>
			<p>{t.faults}</p>
			<ul>
				{entries.map(([field, [text]]) => (
					<li key={field}>{`${nameOf(field)}: ${text}`}</li>
				))}
			</ul>
		</Note>
	);
}
