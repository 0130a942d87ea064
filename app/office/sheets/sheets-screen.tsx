import { Download } from "lucide-react";
import { exportSheet, sheetList } from "../../editing/sheets/contract";
import { isIntakeKind, type SheetKind } from "../../editing/sheets/sheet-kinds";
import { showError } from "../../platform/browser/toast";
import { useSubmit } from "../../platform/browser/use-submit";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Note } from "../../ui/feedback/note";
import { Select } from "../../ui/fields/select";
import { useRead } from "../read";
import { saveAnswer } from "../save-file";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { ColumnList } from "./column-list";
import { ImportPanel } from "./import-panel";
import { sheetTexts } from "./texts";
import "./sheets.css";

/** One screen for every kind of CSV file: its columns, export and import. */
export function SheetsScreen() {
	const t = useTexts(sheetTexts);
	const { value, change } = useAddress();
	const read = useRead(sheetList, {});
	return (
		<Screen title={t.title}>
			<ReadState of={read}>
				{({ sheets }) => {
					const sheet = sheets.find(({ kind }) => kind === value("kind")) ?? sheets[0];
					if (!sheet) return <EmptyState title={t.none} />;
					const { kind, columns } = sheet;
					return (
						<>
							<div className="office-filters flow">
								<Select
									label={t.kind}
									value={kind}
									onChange={({ target }) => change("kind", target.value)}
									options={sheets.map(({ kind }) => ({ value: kind, label: t.kinds[kind] }))}
								/>
							</div>
							<div className="office-stack">
								{isIntakeKind(kind) && <ImportPanel key={kind} kind={kind} />}
								<ExportPanel key={`export ${kind}`} kind={kind} />
								<ColumnList columns={columns} canImport={sheet.canImport} />
							</div>
						</>
					);
				}}
			</ReadState>
		</Screen>
	);
}

function ExportPanel({ kind }: { kind: SheetKind }) {
	const t = useTexts(sheetTexts);
	const { submit: download, isBusy } = useSubmit(async () => {
		if (!(await saveAnswer(exportSheet[kind], {}, `${kind}.csv`))) showError(t.downloadFailed);
	});
	return (
		<section className="office-panel sheet-panel stack gap-3" aria-labelledby="sheet-export">
			<h2 id="sheet-export">{t.export}</h2>
			<p>{t.exportText}</p>
			{!isIntakeKind(kind) && <Note tone="warn">{t.personal}</Note>}
			<p>
				<Button variant="ghost" size="small" loading={isBusy} onClick={() => void download()}>
					<Download className="icon" aria-hidden="true" />
					{isBusy ? t.preparing : t.download}
				</Button>
			</p>
		</section>
	);
}
