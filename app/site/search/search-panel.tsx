import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTexts } from "../../platform/words/language";
import { PopoverPanel, useClosing } from "../../ui/dialogs/popover-panel";
import { useLatePart } from "../../ui/feedback/late-part";
import { IconButton } from "../../ui/icon-button";
import { CloseIcon } from "../../ui/icons";
import { SwellText } from "../../ui/words/swell-text";
import { searchFormTexts } from "./form-texts";
import { SearchField } from "./search-field";
import { searchPanelId } from "./search-panel-id";
import type { SearchSuggestionsProps } from "./search-suggestions";
import "./search-panel.css";

/** Suggestions are loaded when the search opens. */
const fetchSuggestions = async (): Promise<ComponentType<SearchSuggestionsProps>> =>
	(await import("./search-suggestions")).SearchSuggestions;

const fresh = { q: "", active: -1, found: [] as readonly string[] };

/** Site-wide search with suggestions. A plain form until hydrated. */
export function SearchPanel() {
	const t = useTexts(searchFormTexts);
	const { panel, close } = useClosing();
	const field = useRef<HTMLInputElement>(null);
	const [Suggestions, wantSuggestions] = useLatePart(fetchSuggestions);
	const [search, setSearch] = useState(fresh);
	const change = (changed: Partial<typeof fresh>) => setSearch((before) => ({ ...before, ...changed }));

	useEffect(() => {
		// Opened, and possibly typed into, before hydration.
		if (panel.current?.matches(":popover-open")) wantSuggestions();
		if (field.current?.value) setSearch({ ...fresh, q: field.current.value });
	}, [panel, wantSuggestions]);

	return (
		<PopoverPanel
			id={searchPanelId}
			ref={panel}
			className="search-panel"
			label={t.title}
			onBeforeToggle={({ newState }) => (newState === "open" ? wantSuggestions() : setSearch(fresh))}
			onToggle={({ newState }) => (newState === "open" ? field.current?.focus() : field.current?.blur())}
		>
			<div className="search-panel-head row apart">
				<h2 className="display display-3">
					<SwellText text={t.title} phase={0.4} k={0.8} lo={62} hi={118} />
				</h2>
				<IconButton
					icon={CloseIcon}
					label={t.close}
					popoverTarget={searchPanelId}
					popoverTargetAction="hide"
				/>
			</div>
			<SearchField field={field} {...search} listId={listId} onChange={change} onLeave={close} />
			{Suggestions && (
				<Suggestions {...search} listId={listId} onFound={(found) => change({ found })} onLeave={close} />
			)}
			<p className="search-hint small muted">{t.hint}</p>
		</PopoverPanel>
	);
}

const listId = "search-suggestions";
