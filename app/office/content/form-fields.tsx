import { ContentField } from "./content-field";
import type { FieldSpec, Fields, Values } from "./content-fields";

type FormFieldsProps = {
	fields: Fields;
	content: Values;
	faults: Record<string, string[]>;
	onChange: (part: Values) => void;
};

/** All fields of a form, in the order of their declaration. Short ones share a line. */
export function FormFields({ fields, content, faults, onChange }: FormFieldsProps) {
	return (
		<div className="field-grid stack gap-4">
			{Object.entries(fields).map(([name, spec]) => {
				const field = (
					<ContentField
						key={name}
						name={name}
						spec={spec}
						values={content}
						content={content}
						faults={faults}
						onChange={(value) => onChange({ [name]: value })}
					/>
				);
				return isWide(spec) ? (
					<div key={name} className="field-wide">
						{field}
					</div>
				) : (
					field
				);
			})}
		</div>
	);
}

const isWide = (spec: FieldSpec) =>
	spec.type === "own"
		? spec.isWide
		: ["words", "flag", "group", "picture", "rows", "body"].includes(spec.type);
