import { type ComponentType, useCallback, useEffect, useState } from "react";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { onSearchWanted } from "../search/open-search";
import { IconButton } from "../ui/icon-button";
import { SearchIcon } from "../ui/icons";
import { useLatePart } from "./late-part";
import { frameTexts } from "./texts";
import "./search-button.css";

type SearchDialogProps = { open: boolean; onClose: () => void; asked?: string };
const fetchSearchDialog = async (): Promise<ComponentType<SearchDialogProps>> =>
	(await import("../search/search-dialog")).SearchDialog;

/** Also opened by "/" and by Ctrl+K or ⌘K, from anywhere. */
export function SearchButton() {
	const t = useTexts(frameTexts);
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState("");
	const [SearchDialog, want] = useLatePart(fetchSearchDialog);

	const search = useCallback(
		(words: string) => {
			want();
			setAsked(words);
			setOpen(true);
		},
		[want],
	);
	useEffect(() => onSearchWanted(search), [search]);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!isSearchShortcut(event)) return;
			event.preventDefault();
			search("");
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [search]);

	return (
		<>
			<IconButton
				icon={SearchIcon}
				label={t.search}
				aria-haspopup="dialog"
				aria-expanded={open}
				aria-keyshortcuts="/ Control+K Meta+K"
				onPointerEnter={want}
				className="search-button"
				onClick={() => search("")}
			/>
			<noscript>
				<a className="icon-button" href={pathTo("News list", { category: "all" })} aria-label={t.search}>
					<SearchIcon className="icon" aria-hidden="true" />
				</a>
			</noscript>
			{SearchDialog && <SearchDialog open={open} asked={asked} onClose={() => setOpen(false)} />}
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
