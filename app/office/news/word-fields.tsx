import { mostBlocks } from "../../news/article-body";
import type { ManuscriptWords } from "../../news/writing/manuscript";
import { type Language, useTexts } from "../../platform/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { TextAreaField } from "../../ui/fields/field";
import { Note } from "../../ui/note";
import type { LengthFault } from "./desk/manuscript-length";
import { ArticleEditor } from "./editor/article-editor";
import { writingTexts } from "./texts";

type WordFieldsProps = {
	language: Language;
	words: ManuscriptWords;
	drawing: PictureRef;
	tooLong: LengthFault | null;
	onChange: (words: Partial<ManuscriptWords>) => void;
};

/** An article's words in one language. */
export function WordFields({ language, words, drawing, tooLong, onChange }: WordFieldsProps) {
	const t = useTexts(writingTexts);
	return (
		<div className="desk-words">
			<TextAreaField
				className="desk-title"
				label={t.title}
				lang={language}
				rows={2}
				maxLength={160}
				value={words.title}
				onChange={({ target }) => onChange({ title: target.value.replaceAll("\n", " ") })}
			/>
			<TextAreaField
				className="desk-excerpt"
				label={t.excerpt}
				lang={language}
				rows={2}
				maxLength={400}
				value={words.excerpt}
				onChange={({ target }) => onChange({ excerpt: target.value.replaceAll("\n", " ") })}
			/>
			<ArticleEditor
				language={language}
				body={words.body}
				drawing={drawing}
				onChange={(body) => onChange({ body })}
			/>
			{tooLong && (
				<Note tone="err" announce>
					{tooLong.over === "blocks" ? t.tooLong.blocks(tooLong.by, mostBlocks) : t.tooLong.words(tooLong.by)}
				</Note>
			)}
		</div>
	);
}
