import { type Localized, languages, useTexts } from "../../../platform/words/language";
import { Field, TextAreaField } from "../../../ui/fields/field";
import type { FieldProps } from "../content-fields";
import { contentTexts } from "../texts";

/** Both languages side by side. Without English, its readers get the Indonesian words. */
export function WordsField({ spec, label, hint, value, onChange, faultOf }: FieldProps<"words" | "text">) {
	const t = useTexts(contentTexts);
	const words = (value ?? { id: "" }) as Localized;
	const change = (language: "id" | "en", typed: string) =>
		onChange({ ...words, [language]: language === "en" && typed === "" ? undefined : typed });
	return (
		<div className="field-grid stack gap-4">
			{languages.map((language) => {
				const shared = {
					label: t.in(label, t.languages[language]),
					hint: language === "id" ? hint : undefined,
					lang: language,
					required: language === "id" && !spec.optional,
					maxLength: spec.longest,
					value: words[language] ?? "",
					error: faultOf(language) ?? (language === "id" ? faultOf() : undefined),
					onChange: ({ target }: { target: { value: string } }) => change(language, target.value),
				};
				return spec.rows ? (
					<TextAreaField key={language} {...shared} rows={spec.rows} />
				) : (
					<Field key={language} {...shared} />
				);
			})}
		</div>
	);
}
