import { EditorContent, useEditor } from "@tiptap/react";
import { useRef, useState } from "react";
import type { ArticleBody } from "../../../news/article/article-body";
import { type Language, useTexts } from "../../../platform/words/language";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { writingTexts } from "../texts";
import { articleExtensions } from "./article-schema";
import { toBody, toDocument } from "./body-document";
import { newCard } from "./cards";
import { LinkDialog } from "./link-dialog";
import { MentionDialog } from "./mention-dialog";
import { pasteClean } from "./paste-clean";
import { Toolbar } from "./toolbar";
import "./article-editor.css";

type ArticleEditorProps = {
	language: Language;
	/** Initial value only: the editor is uncontrolled. A different text needs a different `key`. */
	body: ArticleBody;
	/** Stands in where no photograph was chosen yet. */
	drawing: PictureRef;
	/** What it is called, if it is not an article. */
	label?: string;
	onChange: (body: ArticleBody) => void;
};

export function ArticleEditor({ language, body, drawing, label, onChange }: ArticleEditorProps) {
	const t = useTexts(writingTexts);
	const [asks, setAsks] = useState<"mention" | "link" | null>(null);
	const changed = useRef(onChange);
	changed.current = onChange;
	const editor = useEditor({
		extensions: articleExtensions(),
		content: toDocument(body),
		injectCSS: false,
		shouldRerenderOnTransaction: true,
		onUpdate: ({ editor }) => changed.current(toBody(editor.getJSON())),
		editorProps: {
			attributes: {
				role: "textbox",
				"aria-multiline": "true",
				"aria-label": label ?? t.body,
				class: "editor-text",
				lang: language,
			},
			handleDOMEvents: {
				paste: (view, event) => pasteClean(view, event),
				drop: (view, event) => !view.dragging && pasteClean(view, event),
			},
			handleTextInput: (view, from, _to, text) => {
				if (text !== "@" || view.state.selection.$from.parent.type.name === "heading") return false;
				// Within a word, it is part of an e-mail address.
				if (/\S/.test(view.state.doc.textBetween(Math.max(0, from - 1), from, "\n", " "))) return false;
				setAsks("mention");
				return true;
			},
		},
	});

	const close = () => {
		setAsks(null);
		// After the dialog has given the focus back.
		setTimeout(() => editor.commands.focus());
	};
	return (
		<div className="editor">
			<Toolbar
				editor={editor}
				onAsk={setAsks}
				onAdd={(kind) =>
					editor
						.chain()
						.focus()
						.insertContent({ type: "card", attrs: { card: newCard(kind, drawing) } })
						.run()
				}
			/>
			<EditorContent editor={editor} />
			<MentionDialog
				open={asks === "mention"}
				onClose={close}
				onChoose={({ kind, slug }, title) => {
					editor.commands.insertContent([
						{ type: "text", text: title, marks: [{ type: "mention", attrs: { kind, slug } }] },
						{ type: "text", text: " " },
					]);
					close();
				}}
			/>
			<LinkDialog
				open={asks === "link"}
				href={(editor.getAttributes("link").href as string | undefined) ?? ""}
				onClose={close}
				onSave={(href) => {
					const chain = editor.chain().extendMarkRange("link");
					(href ? chain.setMark("link", { href }) : chain.unsetMark("link")).run();
					close();
				}}
			/>
		</div>
	);
}
