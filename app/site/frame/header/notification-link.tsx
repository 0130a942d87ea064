import { useEffect } from "react";
import { useSession } from "../../../members/sessions/session";
import { showUnreadCount, useUnreadCount } from "../../../messages/inbox/unread-count";
import { pathTo } from "../../../paths";
import { useTexts } from "../../../platform/words/language";
import { IconLink } from "../../../ui/icon-button";
import { BellIcon } from "../../../ui/icons";
import { frameTexts } from "../texts";

/** Members read their messages; guests choose what this browser may tell them. */
export function NotificationLink() {
	const t = useTexts(frameTexts);
	const count = useUnreadCount();
	const { id } = useSession();
	useEffect(() => {
		if (!id) return;
		const watching = import("../../../messages/inbox/watch-unread").then(({ watchUnread }) => watchUnread());
		return () => {
			void watching.then((stop) => stop());
			showUnreadCount(0);
		};
	}, [id]);
	return (
		<IconLink
			className="notification-link"
			icon={BellIcon}
			to={id ? pathTo("profile-inbox") : pathTo("local", { category: "notifications" })}
			label={t.notifications(count)}
			count={count}
			viewTransition
		/>
	);
}
