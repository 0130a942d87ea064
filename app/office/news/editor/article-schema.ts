import { Mark, mergeAttributes, Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { linkTarget, type MentionKind } from "../../../news/article/article-body";
import { CardView } from "./card-view";
import type { CardBlock } from "./cards";

/** Exactly what an article can hold: whatever else is pasted loses its form and keeps its words. */
export const articleExtensions = () => [
	StarterKit.configure({
		blockquote: false,
		code: false,
		codeBlock: false,
		hardBreak: false,
		heading: false,
		horizontalRule: false,
		link: false,
		listItem: false,
		strike: false,
		underline: false,
		trailingNode: { node: "paragraph", notAfter: ["paragraph"] },
	}),
	Heading,
	ListItem,
	Link,
	Mention,
	CardNode,
];

/** One level, plain words. */
const Heading = Node.create({
	name: "heading",
	group: "block",
	content: "text*",
	marks: "",
	defining: true,
	parseHTML: () => ["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => ({ tag })),
	renderHTML: () => ["h2", 0],
	addKeyboardShortcuts() {
		return { "Mod-Alt-2": () => this.editor.commands.toggleNode("heading", "paragraph") };
	},
});

/** Lists have no lists inside. */
const ListItem = Node.create({
	name: "listItem",
	content: "paragraph",
	defining: true,
	parseHTML: () => [{ tag: "li" }],
	renderHTML: () => ["li", 0],
	addKeyboardShortcuts() {
		return {
			Enter: () => this.editor.commands.splitListItem("listItem"),
			"Shift-Tab": () => this.editor.commands.liftListItem("listItem"),
		};
	},
});

const isAllowed = (href: string | null) => linkTarget.safeParse(href).success;

const Link = Mark.create({
	name: "link",
	inclusive: false,
	addAttributes: () => ({ href: { default: "" } }),
	parseHTML: () => [{ tag: "a[href]", getAttrs: (link) => isAllowed(link.getAttribute("href")) && null }],
	renderHTML: ({ HTMLAttributes }) => ["a", mergeAttributes(HTMLAttributes), 0],
});

/** Words that lead to a player, match, product or video. */
const Mention = Mark.create({
	name: "mention",
	inclusive: false,
	excludes: "link",
	addAttributes: () => ({
		kind: {
			default: "player" satisfies MentionKind,
			parseHTML: (element) => element.getAttribute("data-mention-kind"),
			renderHTML: ({ kind }) => ({ "data-mention-kind": kind as string }),
		},
		slug: {
			default: "",
			parseHTML: (element) => element.getAttribute("data-mention-slug"),
			renderHTML: ({ slug }) => ({ "data-mention-slug": slug as string }),
		},
	}),
	parseHTML: () => [{ tag: "span[data-mention-slug]" }],
	renderHTML: ({ HTMLAttributes }) => [
		"span",
		mergeAttributes(HTMLAttributes, { class: "editor-mention" }),
		0,
	],
});

/** A quote, picture, gallery, video or table: one thing with fields, moved and deleted as a whole. */
const CardNode = Node.create({
	name: "card",
	group: "block",
	atom: true,
	draggable: true,
	addAttributes: () => ({
		card: {
			default: null as CardBlock | null,
			parseHTML: (element) => readCard(element.getAttribute("data-card")),
			renderHTML: ({ card }) => ({ "data-card": JSON.stringify(card) }),
		},
	}),
	parseHTML: () => [{ tag: "div[data-card]" }],
	renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes],
	addNodeView: () => ReactNodeViewRenderer(CardView),
});

function readCard(text: string | null): CardBlock | null {
	try {
		return JSON.parse(text ?? "null") as CardBlock | null;
	} catch {
		return null;
	}
}
