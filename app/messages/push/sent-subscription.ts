import { readCookie, removeCookie, writeCookie } from "../../platform/http/cookies";

export type SentSubscription = { endpoint: string; key: string; token: string };

const cookies = { endpoint: "du-endpoint", key: "du-key", token: "du-token" } as const;
export const pushCookies = Object.values(cookies);
export const pushCookieDays = 30;

/** Whether the server already has exactly this. */
export const wasSent = (subscription: SentSubscription) =>
	fields.every((field) => readCookie(cookies[field]) === subscription[field]);

export function rememberSent(subscription: SentSubscription) {
	for (const field of fields)
		writeCookie(cookies[field], subscription[field], { maxAge: pushCookieDays * 24 * 60 * 60 });
}

/** When a session ends: the next member on this browser has to be registered again. */
export function forgetSent() {
	for (const name of pushCookies) removeCookie(name);
}

const fields = Object.keys(cookies) as (keyof typeof cookies)[];
