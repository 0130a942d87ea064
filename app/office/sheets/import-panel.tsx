import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { applySheet, type CheckedSheet, checkSheet, mostSheetBytes } from "../../editing/sheets/contract";
import type { IntakeKind } from "../../editing/sheets/sheet-kinds";
import { showSuccess } from "../../platform/browser/toast";
import { useSubmit } from "../../platform/browser/use-submit";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { FileButton, sheetTypes } from "../ui/file-button";
import { CheckedFile } from "./checked-file";
import { sendSheet } from "./send-sheet";
import { sheetTexts } from "./texts";

/** Choose, look, apply. */
export function ImportPanel({ kind }: { kind: IntakeKind }) {
	const t = useTexts(sheetTexts);
	const queries = useQueryClient();
	const [file, setFile] = useState<File | null>(null);
	const [checked, setChecked] = useState<CheckedSheet | null>(null);
	const [fault, setFault] = useState<string | null>(null);
	const { submit: attempt, isBusy } = useSubmit(
		(work: () => Promise<void>) => {
			setFault(null);
			return work();
		},
		{ isShown: true, onFailure: (error) => setFault(reasonOf(error, t.failed)) },
	);
	const choose = ([chosen]: File[]) => {
		if (!chosen) return;
		setFile(chosen);
		setChecked(null);
		if (chosen.size > mostSheetBytes) return setFault(t.tooLarge(`${mostSheetBytes / 1_000_000} MB`));
		void attempt(async () => setChecked(await sendSheet(checkSheet[kind], chosen)));
	};
	const apply = () =>
		attempt(async () => {
			const { added, changed } = await sendSheet(applySheet[kind], file!, { plan: checked!.plan });
			showSuccess(t.applied(added, changed));
			setChecked(null);
			setFile(null);
			await queries.invalidateQueries();
		});
	return (
		<section className="office-panel sheet-panel stack gap-3" aria-labelledby="sheet-import">
			<h2 id="sheet-import">{t.import}</h2>
			<p>{t.importText}</p>
			<div className="sheet-choose row flow">
				<FileButton
					label={t.choose}
					shown={file ? t.chooseOther : t.choose}
					icon={FileUp}
					accept={sheetTypes}
					isBusy={isBusy}
					isPlain
					onChoose={choose}
				/>
				{file && <span className="sheet-file">{file.name}</span>}
				<span role="status" className="muted">
					{isBusy && !checked ? t.checking : ""}
				</span>
			</div>
			{fault && (
				<Note tone="err" announce>
					{fault}
				</Note>
			)}
			{checked && <CheckedFile checked={checked} isBusy={isBusy} onApply={() => void apply()} />}
		</section>
	);
}
