import { type ComponentType, useEffect } from "react";
import { useAccount } from "../../../members/sessions/use-account";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";
import { ButtonLink } from "../../../ui/button";
import { useLatePart } from "../../../ui/feedback/late-part";
import { frameTexts } from "../texts";
import type { AvatarMenuProps } from "./avatar-menu";
import "./account-corner.css";

/** Has the same size for guests and members, so nothing shifts when the session loads. */
export function AccountCorner() {
	const t = useTexts(frameTexts);
	const account = useAccount();
	const [AvatarMenu, want] = useLatePart(fetchAvatarMenu);
	const isGuest = account.state === "guest";
	useEffect(() => {
		if (!isGuest) want();
	}, [isGuest, want]);

	return (
		<div className="account-corner" data-uncertain={(isGuest && !account.isCertain) || undefined}>
			{isGuest ? (
				<ButtonLink size="small" to={pathTo("Login")} viewTransition>
					{t.account.logIn}
				</ButtonLink>
			) : account.state === "member" && AvatarMenu ? (
				<AvatarMenu user={account.user} />
			) : (
				<span className="account-arriving">
					<span className="visually-hidden">{t.account.arriving}</span>
				</span>
			)}
		</div>
	);
}

/** Lazy, since guests (most visitors) never see it. */
const fetchAvatarMenu = async (): Promise<ComponentType<AvatarMenuProps>> =>
	(await import("./avatar-menu")).AvatarMenu;
