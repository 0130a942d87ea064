import type { sheetList } from "../../editing/sheets/contract";
import type { AnswerOf } from "../../platform/http/contract";
import { useTexts } from "../../platform/words/language";
import { sheetTexts } from "./texts";

type ColumnListProps = Pick<AnswerOf<typeof sheetList>["sheets"][number], "columns" | "canImport">;

/** What goes into each column. */
export function ColumnList({ columns, canImport }: ColumnListProps) {
	const t = useTexts(sheetTexts);
	return (
		<section className="office-panel sheet-panel stack gap-3" aria-labelledby="sheet-columns">
			<h2 id="sheet-columns">{t.columns}</h2>
			{canImport && <p>{t.columnsText}</p>}
			<dl className="sheet-columns stack">
				{columns.map(({ name, about, part }) => (
					<div className="stack gap-3" key={name}>
						<dt>
							<code>{name}</code>
						</dt>
						<dd>
							{about}
							{canImport && part !== "value" && <small className="muted"> ({t.columnParts[part]})</small>}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
