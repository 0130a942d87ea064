import { ScanBarcode } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { TextAreaField } from "../../ui/fields/field";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { EditDialog } from "../ui/edit-dialog";
import { type BulkError, BulkErrors } from "./bulk-errors";
import { readWaybills } from "./read-waybills";
import { staffOrderTexts } from "./texts";
import { useBulk } from "./use-bulk";

/** A courier's sheet pasted as it is: packs each order under its waybill. */
export function WaybillDialog() {
	const t = useTexts(staffOrderTexts);
	const [open, setOpen] = useState(false);
	const [text, setText] = useState("");
	const [faults, setFaults] = useState<BulkError[]>([]);
	const bulk = useBulk(setFaults);
	const read = readWaybills(text);
	useShortcuts([{ keys: "w", label: t.act.waybills, run: () => setOpen(true) }]);

	const save = async () => {
		await bulk.saveWaybills(read.lines);
		setText("");
	};
	return (
		<>
			<Button variant="ghost" size="small" onClick={() => setOpen(true)}>
				<ScanBarcode className="icon" aria-hidden="true" />
				{t.act.waybills}
				<Keys keys="w" />
			</Button>
			{open && (
				<EditDialog
					title={t.waybills.title}
					description={t.waybills.text}
					action={t.waybills.save(read.lines.length)}
					saving={{ isPending: bulk.isBusy, error: null }}
					disabled={read.lines.length === 0}
					isWide
					onSave={() => void save()}
					onClose={() => setOpen(false)}
				>
					<BulkErrors faults={faults} />
					<TextAreaField
						label={t.waybills.label}
						rows={8}
						value={text}
						onChange={(event) => setText(event.target.value)}
						placeholder="SU-261116-7K4FQ  JP1234567890"
						spellCheck={false}
					/>
					<div role="status">
						{text.trim() && <p>{t.waybills.read(read.lines.length, read.faults.length)}</p>}
						<ul>
							{read.faults.map(({ line, why }) => (
								<li key={line}>{t.waybills.line(line, t.waybills[why])}</li>
							))}
						</ul>
					</div>
				</EditDialog>
			)}
		</>
	);
}
