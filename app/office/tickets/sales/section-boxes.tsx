import { Note } from "../../../ui/feedback/note";
import { Checkbox } from "../../../ui/fields/checkbox";

type SectionBoxesProps = {
	label: string;
	sections: readonly { key: string; label: string }[];
	chosen: readonly string[];
	onChange: (keys: string[]) => void;
	error?: string | undefined;
};

/** Some of a sale's sections. */
export function SectionBoxes({ label, sections, chosen, onChange, error }: SectionBoxesProps) {
	return (
		<fieldset className="section-boxes">
			<legend className="field-label">{label}</legend>
			<div>
				{sections.map(({ key, label }) => (
					<Checkbox
						key={key}
						label={label}
						checked={chosen.includes(key)}
						onChange={({ target }) =>
							onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
						}
					/>
				))}
			</div>
			{error && (
				<Note tone="err" announce>
					{error}
				</Note>
			)}
		</fieldset>
	);
}
