import type { Editor } from "@tiptap/react";
import {
	AtSign,
	Bold,
	Heading2,
	Image,
	Images,
	Italic,
	Link,
	List,
	ListOrdered,
	type LucideIcon,
	Play,
	Quote,
	Redo2,
	Table,
	Undo2,
} from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTexts } from "../../../platform/words/language";
import { IconButton } from "../../../ui/icon-button";
import { writingTexts } from "../texts";
import type { CardKind } from "./cards";

type ToolbarProps = {
	editor: Editor;
	onAsk: (what: "mention" | "link") => void;
	onAdd: (kind: CardKind) => void;
};
type Tool = { icon: LucideIcon; label: string; run: () => void; isOn?: boolean };

/** One tab stop; arrows move inside. */
export function Toolbar({ editor, onAsk, onAdd }: ToolbarProps) {
	const { tools: t, cards } = useTexts(writingTexts);
	const row = useRef<HTMLDivElement>(null);
	const act = () => editor.chain().focus();
	const tools: Tool[] = [
		{ icon: Bold, label: t.bold, run: () => act().toggleBold().run(), isOn: editor.isActive("bold") },
		{ icon: Italic, label: t.italic, run: () => act().toggleItalic().run(), isOn: editor.isActive("italic") },
		{ icon: Link, label: t.link, run: () => onAsk("link"), isOn: editor.isActive("link") },
		{ icon: AtSign, label: t.mention, run: () => onAsk("mention") },
		{
			icon: Heading2,
			label: t.heading,
			run: () => act().toggleNode("heading", "paragraph").run(),
			isOn: editor.isActive("heading"),
		},
		{
			icon: List,
			label: t.bullets,
			run: () => act().toggleBulletList().run(),
			isOn: editor.isActive("bulletList"),
		},
		{
			icon: ListOrdered,
			label: t.numbers,
			run: () => act().toggleOrderedList().run(),
			isOn: editor.isActive("orderedList"),
		},
		...cardIcons.map(([kind, icon]) => ({
			icon,
			label: t.add(cards.names[kind]),
			run: () => onAdd(kind),
		})),
		{ icon: Undo2, label: t.undo, run: () => act().undo().run() },
		{ icon: Redo2, label: t.redo, run: () => act().redo().run() },
	];

	const move = (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		const buttons = [...(row.current?.querySelectorAll("button") ?? [])];
		const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
		if (!step || place < 0) return;
		event.preventDefault();
		buttons.at((place + step) % buttons.length)?.focus();
	};
	return (
		<div ref={row} className="editor-tools" role="toolbar" aria-label={t.label} onKeyDown={move}>
			{tools.map(({ icon, label, run, isOn }, place) => (
				<IconButton
					key={label}
					icon={icon}
					label={label}
					title={label}
					tabIndex={place === 0 ? 0 : -1}
					aria-pressed={isOn}
					// The selection stays where it is.
					onMouseDown={(event) => event.preventDefault()}
					onClick={run}
				/>
			))}
		</div>
	);
}

const cardIcons: [CardKind, LucideIcon][] = [
	["quote", Quote],
	["picture", Image],
	["gallery", Images],
	["video", Play],
	["figures", Table],
];
