import { shownCount } from "../platform/shown-count";

/** How many messages the member has not seen yet; set by whoever has just received or read messages. */
export const { useCount: useUnreadCount, showCount: showUnreadCount } = shownCount("unread-count");
