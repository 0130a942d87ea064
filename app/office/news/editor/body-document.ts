import type { JSONContent } from "@tiptap/core";
import type { ArticleBlock, ArticleBody, Mention, Run } from "../../../news/article/article-body";
import { type CardBlock, isCard } from "./cards";

/** A body as the editor holds it. */
export const toDocument = (body: ArticleBody): JSONContent => ({
	type: "doc",
	content: body.length > 0 ? body.map(toNode) : [{ type: "paragraph" }],
});

/** The editor's document as a body. Lines without words are left out. */
export const toBody = (document: JSONContent): ArticleBody => (document.content ?? []).flatMap(toBlock);

function toNode(block: ArticleBlock): JSONContent {
	if (isCard(block)) return { type: "card", attrs: { card: block } };
	switch (block.type) {
		case "heading":
			return { type: "heading", content: [{ type: "text", text: block.text }] };
		case "paragraph":
			return { type: "paragraph", content: block.runs.map(toText) };
		case "list":
			return {
				type: block.ordered ? "orderedList" : "bulletList",
				content: block.items.map((runs) => ({
					type: "listItem",
					content: [{ type: "paragraph", content: runs.map(toText) }],
				})),
			};
	}
}

const toText = ({ text, bold, italic, link, mention }: Run): JSONContent => ({
	type: "text",
	text,
	marks: [
		...(bold ? [{ type: "bold" }] : []),
		...(italic ? [{ type: "italic" }] : []),
		...(link ? [{ type: "link", attrs: { href: link } }] : []),
		...(mention ? [{ type: "mention", attrs: { ...mention } }] : []),
	],
});

function toBlock(node: JSONContent): ArticleBlock[] {
	switch (node.type) {
		case "card":
			return node.attrs?.card ? [node.attrs.card as CardBlock] : [];
		case "heading": {
			const text = (node.content ?? [])
				.map((inner) => inner.text ?? "")
				.join("")
				.trim();
			return text ? [{ type: "heading", text }] : [];
		}
		case "paragraph": {
			const runs = toRuns(node);
			return runs.length > 0 ? [{ type: "paragraph", runs }] : [];
		}
		case "bulletList":
		case "orderedList": {
			const items = (node.content ?? [])
				.map((item) => (item.content ?? []).flatMap(toRuns))
				.filter((runs) => runs.length > 0);
			return items.length > 0 ? [{ type: "list", ordered: node.type === "orderedList", items }] : [];
		}
		default:
			return [];
	}
}

const longestRun = 2_000;

function toRuns({ content = [] }: JSONContent): Run[] {
	const runs = content.flatMap(({ text = "", marks = [] }) => {
		const mark = (type: string) => marks.find((one) => one.type === type);
		const style = {
			...(mark("bold") && { bold: true }),
			...(mark("italic") && { italic: true }),
			...(mark("link") && { link: mark("link")!.attrs!.href as string }),
			...(mark("mention") && { mention: mark("mention")!.attrs as Mention }),
		};
		return inParts(text).map((part) => ({ text: part, ...style }));
	});
	return runs.some(({ text }) => text.trim()) ? runs : [];
}

const inParts = (text: string) =>
	Array.from({ length: Math.ceil(text.length / longestRun) }, (_, at) =>
		text.slice(at * longestRun, (at + 1) * longestRun),
	);
