import { detectClientType } from "../../messages/push/client-type";
import { isAppLink, type ShareContent, shareLink } from "./share-link";

/** Opened; replaced by another; closed. */
export type ShareEventName = "share_network_open" | "share_network_change" | "share_network_close";
export type ShareEvent = { network: string; url: string };
export type ShareListener = (name: ShareEventName, event: ShareEvent) => void;

declare global {
	interface WindowEventMap extends Record<ShareEventName, CustomEvent<ShareEvent>> {}
}

export const popupSize = { width: 626, height: 436 };
const closureCheckMilliseconds = 500;

type Popup = { window: Window; timer: ReturnType<typeof setInterval> };
let popup: Popup | null = null;

/**
 * Opens the network with the page filled in: app links and phones in a new tab, else a popup. False if the
 * browser blocked the popup; then the link itself should be followed. Events go to `listener` and the window.
 */
export function openShare(key: string, content: ShareContent, listener?: ShareListener): boolean {
	const link = shareLink(key, content, navigator.userAgent);
	const event = { network: key, url: content.url };
	const emit = (name: ShareEventName) => {
		listener?.(name, event);
		window.dispatchEvent(new CustomEvent(name, { detail: event }));
	};
	if (isAppLink(link) || detectClientType(document, navigator.userAgent) === "mobile") {
		window.open(link, "_blank", "noopener");
		emit("share_network_open");
		return true;
	}
	if (popup) {
		forgetPopup(popup);
		emit("share_network_change");
	}
	const opened = window.open(link, `sharer-${key}`, popupFeatures(window.screen));
	if (!opened) return false;
	// The network's page must not be able to navigate ours; we only need to know when it closes.
	opened.opener = null;
	opened.focus();
	popup = { window: opened, timer: watchClosure(opened, () => emit("share_network_close")) };
	emit("share_network_open");
	return true;
}

/** Centred on the browser's screen. */
function popupFeatures(screen: Screen & { availLeft?: number; availTop?: number }): string {
	const { width, height } = popupSize;
	const left = Math.round((screen.availLeft ?? 0) + (screen.availWidth - width) / 2);
	const top = Math.round((screen.availTop ?? 0) + (screen.availHeight - height) / 2);
	return `width=${width},height=${height},left=${left},top=${top}`;
}

function watchClosure(opened: Window, onClosed: () => void) {
	const timer = setInterval(() => {
		if (!opened.closed) return;
		clearInterval(timer);
		popup = null;
		onClosed();
	}, closureCheckMilliseconds);
	return timer;
}

function forgetPopup({ window: opened, timer }: Popup) {
	clearInterval(timer);
	opened.close();
	popup = null;
}
