import { callApi } from "../../platform/http/call-api";
import { pushKey, setSubscription } from "../notifications/contract";
import { detectClientType } from "./client-type";
import { rememberSent, type SentSubscription, wasSent } from "./sent-subscription";
import { workerUrl } from "./worker-url";

/**
 * Registers the service worker and, where the reader allows it, this browser's push subscription.
 * Called after a log-in. Nothing waits for it and nothing breaks without it, so it never rejects.
 */
export async function registerPush(): Promise<void> {
	if (!isPushPossible()) return;
	try {
		await navigator.serviceWorker.register(workerUrl());
		const registration = await navigator.serviceWorker.ready;
		const clientType = detectClientType(document, navigator.userAgent);
		registration.active?.postMessage({ clientType });
		const permission = await Notification.requestPermission();
		console.info(`Notification permission: ${permission}`);
		if (permission === "granted") await sendSubscription(await currentSubscription(registration));
	} catch (error) {
		console.info(`Push is not available: ${(error as Error).name}`);
	}
}

const isPushPossible = () =>
	"serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function currentSubscription({ pushManager }: ServiceWorkerRegistration) {
	const existing = await pushManager.getSubscription();
	if (existing) return existing;
	const { key } = await callApi(pushKey, {});
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Only if something has changed since the last time. */
async function sendSubscription(subscription: PushSubscription) {
	const sent: SentSubscription = {
		endpoint: subscription.endpoint,
		key: toBase64Url(subscription.getKey("p256dh")),
		token: toBase64Url(subscription.getKey("auth")),
	};
	if (wasSent(sent)) return;
	await callApi(setSubscription, sent);
	rememberSent(sent);
}

function toBase64Url(bytes: ArrayBuffer | null): string {
	const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
	return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
