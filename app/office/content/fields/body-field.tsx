import type { ArticleBody } from "../../../news/article/article-body";
import { languages, useTexts } from "../../../platform/words/language";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { ArticleEditor } from "../../news/editor/article-editor";
import type { FieldProps } from "../content-fields";
import { contentTexts } from "../texts";

const drawing: PictureRef = { art: "cover", division: "club", slug: "isi" };

/** A text with headings, pictures and mentions, as articles have it, in both languages. */
export function BodyField({ label, hint, value, onChange, faultOf }: FieldProps<"body">) {
	const t = useTexts(contentTexts);
	const bodies = (value ?? {}) as Partial<Record<"id" | "en", ArticleBody>>;
	return (
		<div className="content-bodies stack gap-4">
			{hint && <small>{hint}</small>}
			{languages.map((language) => {
				const fault = faultOf(language);
				return (
					<div key={language} className="content-body">
						<b>{t.in(label, t.languages[language])}</b>
						<ArticleEditor
							language={language}
							label={t.in(label, t.languages[language])}
							body={bodies[language] ?? []}
							drawing={drawing}
							onChange={(body) => onChange({ ...bodies, [language]: body })}
						/>
						{fault && <p className="content-fault">{fault}</p>}
					</div>
				);
			})}
		</div>
	);
}
