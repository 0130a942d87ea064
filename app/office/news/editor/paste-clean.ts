import { DOMParser as SchemaParser } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";

/**
 * Pasted and dropped HTML comes in through here and not through the editor's own way, which would need a Trusted Types policy by
 * another name. It is parsed in a document without scripts or loading, then read by the editor's schema, which knows nothing
 * but an article's blocks: fonts, colours, classes and pictures stay outside.
 */
export function pasteClean(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
	const data = "clipboardData" in event ? event.clipboardData : (event as DragEvent).dataTransfer;
	const html = data?.getData("text/html");
	if (!html) return false;
	event.preventDefault();
	const words = parseInert(html).body;
	tidyWordProcessor(words);
	const slice = SchemaParser.fromSchema(view.state.schema).parseSlice(words, {
		context: view.state.selection.$from,
	});
	view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true));
	return true;
}

/** Word writes lists as paragraphs that begin with a bullet of their own. */
function tidyWordProcessor(words: HTMLElement) {
	for (const bullet of words.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'))
		bullet.remove();
	let list: HTMLElement | null = null;
	for (const line of words.querySelectorAll<HTMLElement>('p[class^="MsoListParagraph"]')) {
		if (!list || list.nextElementSibling !== line) {
			list = words.ownerDocument.createElement("ul");
			line.before(list);
		}
		const item = words.ownerDocument.createElement("li");
		item.append(...line.childNodes);
		list.append(item);
		line.remove();
	}
}

type HtmlPolicy = { createHTML(html: string): string };
let policy: HtmlPolicy | undefined;

function parseInert(html: string): Document {
	const { trustedTypes } = window as unknown as {
		trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
	};
	policy ??= trustedTypes?.createPolicy("ombak", { createHTML: (text) => text }) ?? {
		createHTML: (text) => text,
	};
	// Handlers would not run, but the browser reports each of them as a breach of the policy.
	const quiet = html.replace(/<[^>]+>/g, (tag) => tag.replace(/\son\w+(?=\s*=)/gi, " data-off"));
	return new DOMParser().parseFromString(policy.createHTML(quiet), "text/html");
}
