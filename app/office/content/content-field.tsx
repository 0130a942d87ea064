import { lazy, Suspense } from "react";
import { club } from "../../../club/profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { MomentField } from "../ui/moment-field";
import type { FieldProps, FieldSpec, Values } from "./content-fields";
import { ContentRows } from "./content-rows";
import { ContentPicture } from "./fields/content-picture";
import { MentionsField } from "./fields/mentions-field";
import { ContentNumberField } from "./fields/number-field";
import { OneField } from "./fields/one-field";
import { WordsField } from "./fields/words-field";
import { contentTexts } from "./texts";

/** Lazy: the editor is a large library that few forms need. */
const BodyField = lazy(async () => ({ default: (await import("./fields/body-field")).BodyField }));

type ContentFieldProps = {
	name: string;
	spec: FieldSpec;
	/** Where its errors are: "content.seasons.0.figures." */
	within?: string;
	values: Values;
	content: Values;
	faults: Record<string, string[]>;
	onChange: (value: unknown) => void;
};

/** One field of a form, with the server's validation errors. */
export function ContentField({
	name,
	spec,
	within = "",
	values,
	content,
	faults,
	onChange,
}: ContentFieldProps) {
	const language = useLanguage();
	const path = `${within}${name}`;
	const props = {
		label: localize(spec.label, language),
		hint: spec.hint && localize(spec.hint, language),
		value: values[name],
		onChange,
		faultOf: (part?: string) =>
			findFault(faults, part ? `${path}.${part}` : path, hasOneFault.includes(spec.type)),
		content,
	};
	if (spec.when && !spec.when(content)) return null;
	switch (spec.type) {
		case "words":
			return <WordsField spec={spec} {...props} />;
		case "text":
			return <TextField spec={spec} {...props} />;
		case "number":
			return (
				<ContentNumberField
					{...frame(spec, props)}
					value={props.value}
					of={spec.decimal ? "decimal" : "count"}
					onChange={(value) => props.onChange(spec.isLeftOut ? (value ?? undefined) : value)}
				/>
			);
		case "rupiah":
			return (
				<ContentNumberField
					{...frame(spec, props)}
					{...(!spec.isPlain && { prefix: "Rp" })}
					of="rupiah"
					value={props.value}
					onChange={props.onChange}
				/>
			);
		case "day":
			return (
				<Field
					{...frame(spec, props)}
					type="date"
					value={(props.value as string | null) ?? ""}
					onChange={({ target }) => props.onChange(target.value || null)}
				/>
			);
		case "moment":
			return (
				<MomentField
					{...frame(spec, props)}
					timeZone={club.timeZone}
					value={(props.value as string | null) ?? null}
					onChange={props.onChange}
				/>
			);
		case "flag":
			return (
				<div>
					<Checkbox
						label={props.label}
						checked={props.value === true}
						onChange={({ target }) => props.onChange(target.checked)}
						error={props.faultOf()}
					/>
					{props.hint && <small>{props.hint}</small>}
				</div>
			);
		case "choice":
			return <ChoiceField spec={spec} {...props} />;
		case "one":
			return <OneField spec={spec} {...props} />;
		case "picture":
			return <ContentPicture spec={spec} {...props} />;
		case "mentions":
			return <MentionsField spec={spec} {...props} />;
		case "body":
			return (
				<Suspense fallback={<p role="status">{props.label} …</p>}>
					<BodyField spec={spec} {...props} />
				</Suspense>
			);
		case "rows":
			return <ContentRows spec={spec} within={`${path}.`} {...props} faults={faults} />;
		case "group":
			return <GroupField spec={spec} within={`${path}.`} {...props} faults={faults} />;
		case "own":
			return <spec.field spec={spec} {...props} />;
		case "kept":
			return null;
	}
}

/** Errors in their parts are shown on the field as a whole. */
const hasOneFault = ["picture", "body", "mentions", "own"];

function findFault(faults: Record<string, string[]>, path: string, withParts: boolean): string | undefined {
	const field = withParts ? Object.keys(faults).find((one) => `${one}.`.startsWith(`${path}.`)) : path;
	return field && faults[field]?.[0];
}

type Shown = { label: string; hint: string | undefined; faultOf: (part?: string) => string | undefined };

const frame = (spec: FieldSpec, { label, hint, faultOf }: Shown) => ({
	label,
	hint,
	required: !spec.optional,
	error: faultOf(),
});

function TextField({ spec, value, onChange, ...props }: FieldProps<"text" | "words">) {
	const shared = {
		...frame(spec, props),
		maxLength: spec.longest,
		value: (value as string | null) ?? "",
		onChange: ({ target }: { target: { value: string } }) =>
			onChange(spec.optional && target.value === "" ? null : target.value),
	};
	return spec.rows ? <TextAreaField {...shared} rows={spec.rows} /> : <Field {...shared} />;
}

function ChoiceField({ spec, value, onChange, content, ...props }: FieldProps<"choice">) {
	const t = useTexts(contentTexts);
	const language = useLanguage();
	const options = spec.options(content);
	const chosen = options.find((option) => option.value === value);
	return (
		<Select
			{...frame(spec, props)}
			placeholder={spec.optional || !chosen ? t.choose : undefined}
			value={String(chosen?.value ?? "")}
			onChange={({ target }) =>
				onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)
			}
			options={options.map((option) => ({
				value: String(option.value),
				label: localize(option.label, language),
			}))}
		/>
	);
}

type GroupFieldProps = FieldProps<"group"> & { within: string; faults: Record<string, string[]> };

function GroupField({ spec, label, value, onChange, content, within, faults }: GroupFieldProps) {
	const values = (value ?? {}) as Values;
	return (
		<>
			{spec.start && (
				<Checkbox
					label={label}
					checked={value !== null}
					onChange={({ target }) => onChange(target.checked ? spec.start : null)}
				/>
			)}
			{(value || !spec.start) && (
				<div className={spec.start ? "field-grid" : "content-group"}>
					{Object.entries(spec.fields(content)).map(([name, each]) => (
						<ContentField
							key={name}
							name={name}
							spec={each}
							within={within}
							values={values}
							content={content}
							faults={faults}
							onChange={(next) => onChange({ ...values, [name]: next })}
						/>
					))}
				</div>
			)}
		</>
	);
}
