import { type ComponentType, useEffect, useState } from "react";
import { useTexts } from "../../platform/language";
import { IconButton } from "../icon-button";
import { SearchIcon } from "./frame-icons";
import { useLatePart } from "./late-part";
import { frameTexts } from "./texts";

type SearchDialogProps = { open: boolean; onClose: () => void };
const fetchSearchDialog = async (): Promise<ComponentType<SearchDialogProps>> =>
	(await import("../../search/search-dialog")).SearchDialog;

/** Also opened by "/" and by Ctrl+K or ⌘K, from anywhere. */
export function SearchButton() {
	const t = useTexts(frameTexts);
	const [open, setOpen] = useState(false);
	const [SearchDialog, want] = useLatePart(fetchSearchDialog);

	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isSearchShortcut(event)) return;
			event.preventDefault();
			want();
			setOpen(true);
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [want]);

	return (
		<>
			<IconButton
				icon={SearchIcon}
				label={t.search}
				aria-haspopup="dialog"
				aria-expanded={open}
				aria-keyshortcuts="/ Control+K Meta+K"
				onPointerEnter={want}
				onClick={() => {
					want();
					setOpen(true);
				}}
			/>
			{SearchDialog && <SearchDialog open={open} onClose={() => setOpen(false)} />}
		</>
	);
}

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
	if (altKey || document.querySelector("dialog[open]")) return false;
	if (ctrlKey || metaKey) return key.toLowerCase() === "k";
	return key === "/" && !isTyping(target);
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
