import { useQueryClient } from "@tanstack/react-query";
import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import { importSettlement, mostSettlementBytes } from "../../orders/settlements/contract";
import { useSubmit } from "../../platform/browser/use-submit";
import type { AnswerOf } from "../../platform/http/contract";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Note } from "../../ui/feedback/note";
import { sendSheet } from "../sheets/send-sheet";
import { FileButton, sheetTypes } from "../ui/file-button";
import { settlementTexts } from "./settlement-texts";
import "../sheets/sheets.css";

type Imported = AnswerOf<typeof importSettlement>;

/** Chosen is imported: what does not match is listed and never booked. */
export function SettlementImport({ month, sampleUrl }: { month: string; sampleUrl: string | null }) {
	const t = useTexts(settlementTexts);
	const queries = useQueryClient();
	const [imported, setImported] = useState<Imported | null>(null);
	const [fault, setFault] = useState<string | null>(null);
	const { submit: attempt, isBusy } = useSubmit(
		(work: () => Promise<void>) => {
			setFault(null);
			setImported(null);
			return work();
		},
		{ isShown: true, onFailure: (error) => setFault(reasonOf(error, t.failed)) },
	);
	const choose = ([chosen]: File[]) => {
		if (!chosen) return;
		if (chosen.size > mostSettlementBytes) {
			setImported(null);
			return setFault(t.tooLarge(`${mostSettlementBytes / 1_000_000} MB`));
		}
		void attempt(async () => {
			setImported(await sendSheet(importSettlement, chosen, { month }));
			await queries.invalidateQueries();
		});
	};
	return (
		<section className="stack gap-3">
			<div className="sheet-choose row flow">
				<FileButton label={t.choose} icon={FileUp} accept={sheetTypes} isBusy={isBusy} onChoose={choose} />
				{sampleUrl && (
					<a className="button button-ghost button-small" href={sampleUrl} download>
						<span className="button-label">
							<Download className="icon" aria-hidden="true" />
							{t.sample}
						</span>
					</a>
				)}
				<span role="status" className="muted">
					{isBusy ? t.reading : ""}
				</span>
			</div>
			{fault && (
				<Note tone="err" announce>
					{fault}
				</Note>
			)}
			{imported && (
				<Note tone={imported.exceptions > 0 ? "warn" : "ok"} announce>
					{t.imported(imported.rows, imported.booked)}
					{imported.exceptions > 0 && ` ${t.toLookAt(imported.exceptions)}`}
				</Note>
			)}
		</section>
	);
}
