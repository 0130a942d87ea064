import { pathTo } from "../../paths";
import { useTexts } from "../../platform/language";
import { ButtonLink } from "../button";
import { AvatarMenu } from "./avatar-menu";
import { frameTexts } from "./texts";
import { useAccount } from "./use-account";
import "./account-corner.css";

/** Keeps its width whoever it shows, so that nothing moves when the session arrives. */
export function AccountCorner() {
	const t = useTexts(frameTexts);
	const account = useAccount();
	return (
		<div className="account-corner">
			{account.state === "guest" && (
				<ButtonLink size="small" to={pathTo("Login")} viewTransition>
					{t.account.logIn}
				</ButtonLink>
			)}
			{account.state === "arriving" && (
				<span className="account-arriving">
					<span className="visually-hidden">{t.account.arriving}</span>
				</span>
			)}
			{account.state === "member" && <AvatarMenu user={account.user} />}
		</div>
	);
}
