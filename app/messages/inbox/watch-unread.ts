import { callApi } from "../../platform/http/call-api";
import { unreadMessages } from "./inbox-contract";
import { showUnreadCount } from "./unread-count";

const pause = 60_000;

/** Keeps the badge up to date while the page is visible; an arriving push refreshes it at once. Returns a stop function. */
export function watchUnread(): () => void {
	const refresh = () => {
		if (document.visibilityState === "visible") void askUnread();
	};
	refresh();
	const timer = setInterval(refresh, pause);
	document.addEventListener("visibilitychange", refresh);
	navigator.serviceWorker?.addEventListener("message", refresh);
	return () => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", refresh);
		navigator.serviceWorker?.removeEventListener("message", refresh);
	};
}

/** A badge is not worth an error message. */
async function askUnread() {
	try {
		showUnreadCount((await callApi(unreadMessages, {})).unread);
	} catch {}
}
