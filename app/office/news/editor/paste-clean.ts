import { DOMParser as SchemaParser } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";

/**
 * Handles pasted and dropped HTML in place of the editor's own code, which would need another Trusted Types policy. The HTML
 * is parsed in a document that runs and loads nothing, then read by the editor's schema, which knows only an article's
 * blocks: fonts, colours, classes and pictures are dropped.
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
	// Inline handlers would not run, but the browser reports each one as a CSP violation.
	const quiet = html.replace(/<[^>]+>/g, (tag) => tag.replace(/\son\w+(?=\s*=)/gi, " data-off"));
	return new DOMParser().parseFromString(policy.createHTML(quiet), "text/html");
}
