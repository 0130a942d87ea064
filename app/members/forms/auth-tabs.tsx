import { Link } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import { useKeptReturn } from "../sessions/kept-return";
import { memberTexts } from "../texts";

/** Log-in and registration side by side, of equal rank. The way back to where the guest was headed goes along. */
export function AuthTabs({ current }: { current: "Login" | "Register" }) {
	const { tabs: t } = useTexts(memberTexts);
	const id = useKeptReturn()?.id;
	const mark = (screen: typeof current) => ({
		"aria-current": screen === current ? ("page" as const) : undefined,
	});
	return (
		<nav className="auth-tabs" aria-label={t.label}>
			<Link to={pathTo("Login", { id })} {...mark("Login")}>
				{t.logIn}
			</Link>
			<Link to={pathTo("Register")} {...mark("Register")}>
				{t.register}
			</Link>
		</nav>
	);
}
