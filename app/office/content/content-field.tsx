import { lazy, Suspense } from "react";
import { club } from "../../../club/profile";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { readRupiah } from "../../platform/words/read-rupiah";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field, TextAreaField } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { MomentField } from "../ui/moment-field";
import type { FieldProps, FieldSpec, Values } from "./content-fields";
import { ContentRows } from "./content-rows";
import { ContentPicture } from "./fields/content-picture";
import { MentionsField } from "./fields/mentions-field";
import { NumberField } from "./fields/number-field";
import { OneField } from "./fields/one-field";
import { WordsField } from "./fields/words-field";
import { contentTexts } from "./texts";

/** Lazy: the editor is a large library that few forms need. */
const BodyField = lazy(async () => ({ default: (await import("./fields/body-field")).BodyField }));

type ContentFieldProps = {
	spec: FieldSpec;
	/** "seasons.0.figures." */
	within?: string;
	values: Values;
	content: Values;
	faults: Record<string, string[]>;
	onChange: (name: string, value: unknown) => void;
};

/** One field of a form, with the server's validation errors. */
export function ContentField({ spec, within = "", values, content, faults, onChange }: ContentFieldProps) {
	const language = useLanguage();
	const path = `content.${within}${spec.name}`;
	const props = {
		label: localize(spec.label, language),
		hint: spec.hint && localize(spec.hint, language),
		value: values[spec.name],
		onChange: (value: unknown) => onChange(spec.name, value),
		faultOf: (part?: string) =>
			findFault(faults, part ? `${path}.${part}` : path, hasOneFault.includes(spec.type)),
		content,
	};
	if (spec.when && !spec.when(content)) return null;
	const inner = { values: (props.value ?? {}) as Values, content, faults };
	switch (spec.type) {
		case "words":
			return <WordsField spec={spec} {...props} />;
		case "text":
			return <TextField spec={spec} {...props} />;
		case "number":
			return (
				<NumberField
					{...frame(spec, props)}
					value={props.value}
					decimal={spec.decimal ?? false}
					onChange={(value) => props.onChange(spec.isLeftOut ? (value ?? undefined) : value)}
				/>
			);
		case "rupiah":
			return (
				<NumberField
					{...frame(spec, props)}
					{...(!spec.isPlain && { prefix: "Rp" })}
					value={props.value}
					read={readRupiah}
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
			return <ContentRows spec={spec} within={`${within}${spec.name}.`} {...props} faults={faults} />;
		case "group":
			return (
				<div className="content-group">
					{spec.fields(content).map((each) => (
						<ContentField
							key={each.name}
							spec={each}
							within={`${within}${spec.name}.`}
							{...inner}
							onChange={(name, value) => props.onChange({ ...inner.values, [name]: value })}
						/>
					))}
				</div>
			);
	}
}

/** Errors in their parts are shown on the field as a whole. */
const hasOneFault = ["picture", "body", "mentions"];

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
