import { shownCount } from "../../platform/lists/shown-count";

/** How many messages the member has not read; set wherever messages are loaded or read. */
export const { useCount: useUnreadCount, showCount: showUnreadCount } = shownCount("unread-count");
