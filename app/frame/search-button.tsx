import { useTexts } from "../platform/language";
import { searchPanelId } from "../search/search-panel-id";
import { IconButton } from "../ui/icon-button";
import { SearchIcon } from "../ui/icons";
import { frameTexts } from "./texts";

export function SearchButton() {
	const t = useTexts(frameTexts);
	return (
		<IconButton
			icon={SearchIcon}
			label={t.search}
			className="search-button"
			popoverTarget={searchPanelId}
			aria-haspopup="dialog"
			aria-keyshortcuts="/ Control+K Meta+K"
		/>
	);
}
