import { redirect } from "react-router";
import { pathTo } from "../paths";
import { writeCookie } from "../platform/cookies";
import { spendAuthToken } from "./auth-token";
import { returnCookie } from "./pending-return";
import type { MiddlewareName } from "./route-middleware";
import { fetchUserInfo, isLoggedIn, logInWithAuthToken } from "./session";

/** Hands over to the next by returning, or ends the navigation by throwing a redirect. */
type Middleware = (to: URL) => Promise<void>;
const middlewares: Record<MiddlewareName, Middleware> = { auth: requireMember, guest: requireGuest };

/** Runs before every navigation. Public pages do not wait for the user's data. */
export async function guardNavigation(to: URL, names: readonly MiddlewareName[]) {
	const userInfo = fetchUserInfo();
	userInfo.catch(() => {});
	await logInByAddress(to);
	if (names.includes("auth") && isLoggedIn()) await userInfo.catch(() => {});
	for (const name of names) await middlewares[name](to);
}

/** `?auth_token=…` logs a guest in and leads Home; a member's own session stays as it is. */
async function logInByAddress(to: URL) {
	const authToken = spendAuthToken(to.searchParams);
	if (!authToken || isLoggedIn()) return;
	try {
		await logInWithAuthToken(authToken);
		await fetchUserInfo();
	} catch {
		return;
	}
	throw redirect(pathTo("Home"));
}

async function requireMember(to: URL) {
	if (isLoggedIn()) return;
	const id = crypto.randomUUID();
	writeCookie(returnCookie, `${id} ${to.pathname}${to.search}`, { maxAge: 1800 });
	throw redirect(pathTo("Login", { id }));
}

async function requireGuest() {
	if (isLoggedIn()) throw redirect(pathTo("Home"));
}
