import { Plus, Trash2 } from "lucide-react";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { ContentField } from "./content-field";
import type { FieldProps, Values } from "./content-fields";
import { contentTexts } from "./texts";

type ContentRowsProps = FieldProps<"rows"> & { within: string; faults: Record<string, string[]> };

/** Rows that can be added and removed: a player's seasons, a week's sessions. */
export function ContentRows({
	spec,
	label,
	hint,
	value,
	onChange,
	faultOf,
	content,
	within,
	faults,
}: ContentRowsProps) {
	const t = useTexts(contentTexts);
	const language = useLanguage();
	const one = localize(spec.one, language);
	const rows = (value ?? []) as Values[];
	const fault = faultOf();
	return (
		<fieldset className="content-rows">
			<legend>{label}</legend>
			{hint && <small>{hint}</small>}
			{rows.map((row, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to tell them apart by
				<fieldset key={place} className="content-row row">
					<legend className="visually-hidden">{t.row(one, place + 1)}</legend>
					<div className="content-row-fields">
						{Object.entries(spec.fields(content)).map(([name, each]) => (
							<ContentField
								key={name}
								name={name}
								spec={each}
								within={`${within}${place}.`}
								values={row}
								content={content}
								faults={faults}
								onChange={(next) =>
									onChange(rows.map((other) => (other === row ? { ...row, [name]: next } : other)))
								}
							/>
						))}
					</div>
					<IconButton
						icon={Trash2}
						label={t.removeRow(one, place + 1)}
						onClick={() => onChange(rows.filter((other) => other !== row))}
					/>
				</fieldset>
			))}
			{fault && <p className="content-fault">{fault}</p>}
			<p>
				<Button variant="ghost" size="small" onClick={() => onChange([...rows, spec.empty(content)])}>
					<Plus className="icon" aria-hidden="true" />
					{t.addRow(one)}
				</Button>
			</p>
		</fieldset>
	);
}
