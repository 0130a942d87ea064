import { Outlet, useMatches } from "react-router";
import { useTexts } from "../../platform/words/language";
import { AccountScreen } from "./account-screen";
import { accountTexts } from "./texts";

/** The layout of every `/profile/…` page: the band shows the page's name while the rest is still loading. */
export default function AccountFrame() {
	const t = useTexts(accountTexts);
	const name = useMatches().at(-1)?.id as keyof typeof t.pages | undefined;
	return (
		<AccountScreen title={(name && t.pages[name]) ?? t.account}>
			<Outlet />
		</AccountScreen>
	);
}
