import { useTexts } from "../../../platform/words/language";
import { IconButton } from "../../../ui/icon-button";
import { SearchIcon } from "../../../ui/icons";
import { searchPanelId } from "../../search/search-panel-id";
import { frameTexts } from "../texts";

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
