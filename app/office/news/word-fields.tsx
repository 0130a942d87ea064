import { mostBlocks } from "../../news/article/article-body";
import type { ManuscriptWords } from "../../news/writing/manuscript";
import { jsonInOrder } from "../../platform/data/json-in-order";
import { type Language, useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Note } from "../../ui/feedback/note";
import { TextAreaField } from "../../ui/fields/field";
import { Beside } from "../translations/beside";
import type { LengthError } from "./desk/manuscript-length";
import { ArticleEditor } from "./editor/article-editor";
import { SourceBody } from "./source-body";
import { writingTexts } from "./texts";

type WordFieldsProps = {
	language: Language;
	words: ManuscriptWords;
	/** What is translated here, and what it was when it was translated last. */
	source: { now: ManuscriptWords; before: ManuscriptWords | null } | null;
	drawing: PictureRef;
	tooLong: LengthError | null;
	onChange: (words: Partial<ManuscriptWords>) => void;
};

/** An article's words in one language. */
export function WordFields({ language, words, source, drawing, tooLong, onChange }: WordFieldsProps) {
	const t = useTexts(writingTexts);
	const [now, before] = [source?.now, source?.before];
	const isChanged = (part: "title" | "excerpt") => Boolean(now && before && now[part] !== before[part]);
	const isBodyChanged = Boolean(now && before && jsonInOrder(now.body) !== jsonInOrder(before.body));
	return (
		<div className="desk-words stack gap-4">
			<Beside source={now && <p className="desk-source-title">{now.title}</p>} isChanged={isChanged("title")}>
				<TextAreaField
					className="desk-title"
					label={t.title}
					lang={language}
					rows={2}
					maxLength={160}
					value={words.title}
					onChange={({ target }) => onChange({ title: target.value.replaceAll("\n", " ") })}
				/>
			</Beside>
			<Beside
				source={now && <p className="desk-source-excerpt">{now.excerpt}</p>}
				isChanged={isChanged("excerpt")}
			>
				<TextAreaField
					className="desk-excerpt"
					label={t.excerpt}
					lang={language}
					rows={2}
					maxLength={400}
					value={words.excerpt}
					onChange={({ target }) => onChange({ excerpt: target.value.replaceAll("\n", " ") })}
				/>
			</Beside>
			<Beside source={now && <SourceBody body={now.body} before={before?.body} />} isChanged={isBodyChanged}>
				<ArticleEditor
					language={language}
					body={words.body}
					drawing={drawing}
					onChange={(body) => onChange({ body })}
				/>
			</Beside>
			{tooLong && (
				<Note tone="err" announce>
					{tooLong.over === "blocks" ? t.tooLong.blocks(tooLong.by, mostBlocks) : t.tooLong.words(tooLong.by)}
				</Note>
			)}
		</div>
	);
}
