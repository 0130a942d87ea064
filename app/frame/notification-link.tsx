import { useUnreadCount } from "../notifications/unread-count";
import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { IconLink } from "../ui/icon-button";
import { BellIcon } from "../ui/icons";
import { frameTexts } from "./texts";

export function NotificationLink() {
	const t = useTexts(frameTexts);
	const count = useUnreadCount();
	return (
		<IconLink
			className="notification-link"
			icon={BellIcon}
			to={pathTo("local", { category: "notifications" })}
			label={t.notifications(count)}
			count={count}
			viewTransition
		/>
	);
}
