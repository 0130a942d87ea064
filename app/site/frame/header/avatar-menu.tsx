import { useRef } from "react";
import { useNavigate } from "react-router";
import type { SessionUser } from "../../../members/sessions/session-contract";
import { useLogOut } from "../../../members/sessions/use-log-out";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";

import { DownIcon } from "../../../ui/icons";
import { FrameLink } from "../frame-link";
import { frameTexts } from "../texts";
import { MemberAvatar } from "./member-avatar";
import "./avatar-menu.css";

export type AvatarMenuProps = { user: SessionUser };

const menuId = "avatar-menu";

/** A native popover: a click outside, Esc and a second press all close it and restore the focus. */
export function AvatarMenu({ user }: AvatarMenuProps) {
	const { account, navigation } = useTexts(frameTexts);
	const menu = useRef<HTMLElement>(null);
	const close = () => menu.current?.hidePopover();
	const navigate = useNavigate();
	const logOut = useLogOut();

	return (
		<>
			<button type="button" className="avatar-button row" popoverTarget={menuId}>
				<span className="visually-hidden">{account.open(user.name)}</span>
				<MemberAvatar user={user} />
				<DownIcon className="icon" aria-hidden="true" />
			</button>
			<nav className="avatar-menu" id={menuId} popover="auto" ref={menu} aria-label={navigation.account}>
				<p className="avatar-menu-name">
					{user.name}
					<small className="small muted">{user.email}</small>
				</p>
				<ul>
					{[
						[pathTo("profile"), account.profile] as const,
						[pathTo("profile-all-tickets"), account.tickets] as const,
						[pathTo("profile-all-items"), account.items] as const,
						[pathTo("local", { category: "language" }), account.settings] as const,
					].map(([to, label]) => (
						<li key={to}>
							<FrameLink to={to} onClick={close}>
								{label}
							</FrameLink>
						</li>
					))}
					<li>
						<button
							type="button"
							onClick={() => {
								close();
								void logOut(navigate);
							}}
						>
							{account.logOut}
						</button>
					</li>
				</ul>
			</nav>
		</>
	);
}
