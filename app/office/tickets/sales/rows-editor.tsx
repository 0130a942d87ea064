import { Trash2 } from "lucide-react";
import { useLanguage, useTexts } from "../../../platform/words/language";
import { formatCount } from "../../../platform/words/numbers";
import { readRupiah } from "../../../platform/words/read-rupiah";
import { findRowErrors, listSeatsOf } from "../../../tickets/seats/seat-rows";
import { Button } from "../../../ui/button";
import { Note } from "../../../ui/feedback/note";
import { Field } from "../../../ui/fields/field";
import { IconButton } from "../../../ui/icon-button";
import { officeTexts } from "../../texts";
import { makingTexts } from "./making-texts";
import { SeatPreview } from "./seat-preview";
import { nextRow, type RowDraft, readNumbers, readSeatRow } from "./section-draft";
import "./rows-editor.css";

type RowsEditorProps = {
	rows: readonly RowDraft[];
	onChange: (rows: RowDraft[]) => void;
	isTried: boolean;
	errorOf: (field: string) => string | undefined;
};

/** Rows of numbered seats, typed one below the other, and what they look like. */
export function RowsEditor({ rows, onChange, isTried, errorOf }: RowsEditorProps) {
	const { rows: t } = useTexts(makingTexts);
	const { unclear } = useTexts(officeTexts);
	const language = useLanguage();
	const set = (at: number, part: Partial<RowDraft>) =>
		onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
	const clear = rows.flatMap((row) => readSeatRow(row) ?? []);
	// A plan with the same seat twice cannot be drawn.
	const seats = findRowErrors(clear).length === 0 ? listSeatsOf(clear) : [];
	const faultOf = (at: number, field: keyof RowDraft) => {
		const typed = rows[at]![field];
		const isClear = field === "wheelchairs" ? readNumbers(typed) : readRupiah(typed) !== null;
		const own = field === "wheelchairs" ? t.unclear : unclear.count;
		return errorOf(`seating.rows.${at}.${field}`) ?? (isTried && !isClear ? own : undefined);
	};
	return (
		<fieldset className="rows-editor">
			<legend className="field-label">{t.title}</legend>
			<p>
				<small>
					{t.hint} {t.wheelchairsHint}
				</small>
			</p>
			{(errorOf("seating.rows") || (isTried && rows.length === 0)) && (
				<Note tone="err" announce>
					{errorOf("seating.rows") ?? t.add}
				</Note>
			)}
			{rows.length > 0 && (
				<div className="rows-head" aria-hidden="true">
					{fields.map((field) => (
						<span key={field}>{t[field]}</span>
					))}
				</div>
			)}
			<ol className="stack">
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list until it is saved
					<li key={at}>
						{fields.map((field) => (
							<Field
								key={field}
								label={t.of(t[field], String(at + 1))}
								hideLabel
								inputMode={field === "wheelchairs" ? "text" : "numeric"}
								autoComplete="off"
								maxLength={field === "wheelchairs" ? 200 : 4}
								value={row[field]}
								onChange={({ target }) => set(at, { [field]: target.value })}
								error={faultOf(at, field)}
							/>
						))}
						<IconButton
							icon={Trash2}
							label={t.remove(row.row || String(at + 1))}
							onClick={() => onChange(rows.toSpliced(at, 1))}
						/>
					</li>
				))}
			</ol>
			<p className="button-row flow gap-3">
				<Button size="small" variant="ghost" onClick={() => onChange([...rows, nextRow(rows)])}>
					{t.add}
				</Button>
				<span role="status">
					{seats.length > 0 &&
						t.count(
							formatCount(seats.length, language),
							formatCount(new Set(seats.map(({ row }) => row)).size, language),
						)}
				</span>
			</p>
			{seats.length > 0 && <SeatPreview seats={seats} />}
		</fieldset>
	);
}

const fields = ["row", "from", "to", "wheelchairs"] as const;
