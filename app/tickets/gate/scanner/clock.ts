/** How far this device's clock is ahead of the server's, which is the right one; kept for when there is no network. */
let ahead = Number(localStorage.getItem("gate-clock")) || 0;

export function setClock(serverNow: string) {
	ahead = Date.now() - Date.parse(serverNow);
	localStorage.setItem("gate-clock", String(ahead));
}

/** By the server's clock. */
export const rightNow = () => new Date(Date.now() - ahead);

/** Positive when this device is fast. */
export const minutesFast = () => Math.round(ahead / 60_000);
