import { Outlet, useMatches } from "react-router";
import { useTexts } from "../platform/language";
import { AccountScreen } from "./account-screen";
import { accountTexts } from "./texts";

/** The parent of every `/profile/…` page: its name stands in the band, whatever is still loading below. */
export default function AccountFrame() {
	const t = useTexts(accountTexts);
	const name = useMatches().at(-1)?.id as keyof typeof t.pages | undefined;
	return (
		<AccountScreen title={(name && t.pages[name]) ?? t.account}>
			<Outlet />
		</AccountScreen>
	);
}
