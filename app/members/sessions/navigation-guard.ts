import { redirect } from "react-router";
import { pathTo } from "../../paths";
import { spendAuthToken } from "../log-in/auth-token";
import { takeProof } from "../registration/proof-address";
import { keepReturn } from "./pending-return";
import type { MiddlewareName } from "./route-middleware";
import { fetchUserInfo, isLoggedIn } from "./session";

/** What the guard does things with; tests bring their own. */
export type GuardParts = {
	fetchUserInfo: () => Promise<unknown>;
	isLoggedIn: () => boolean;
	spendAuthToken: (query: URLSearchParams) => string | null;
	/** Whether it worked; it tells the reader by itself. */
	logInByAuthToken: (token: string) => Promise<boolean>;
	/** Remembers a path and names it with an id. */
	keepReturn: (path: string) => string;
	/** Uses what a link in a mail brought behind the `#`. */
	spendProofs: () => void;
};

/** Runs before every navigation. Public pages do not wait for the user's data. */
export const guardNavigation = createGuard({
	fetchUserInfo,
	isLoggedIn,
	spendAuthToken,
	logInByAuthToken: async (token) => (await import("./session-actions")).logInByAuthToken(token),
	keepReturn,
	spendProofs: () => {
		const [email, undo] = [takeProof("email"), takeProof("undo")];
		if (email) void import("../registration/proof-actions").then(({ confirmEmail }) => confirmEmail(email));
		if (undo) void import("../registration/proof-actions").then(({ undoReset }) => undoReset(undo));
	},
});

/** Hands over to the next by returning, or ends the navigation by throwing a redirect. */
type Middleware = (to: URL) => void;

export function createGuard(parts: GuardParts) {
	const middlewares: Record<MiddlewareName, Middleware> = { auth: requireMember, guest: requireGuest };

	return async function guard(to: URL, names: readonly MiddlewareName[]) {
		const userInfo = parts.fetchUserInfo().catch(() => {});
		parts.spendProofs();
		await logInByAddress(to);
		// Only the server knows whether a token is still good, and a member's screen is worth the wait.
		if (names.includes("auth") && parts.isLoggedIn()) await userInfo;
		for (const name of names) middlewares[name](to);
	};

	/** `?auth_token=…` logs a guest in and leads Home; a member's own session stays as it is. */
	async function logInByAddress(to: URL) {
		const authToken = parts.spendAuthToken(to.searchParams);
		if (!authToken || parts.isLoggedIn()) return;
		if (!(await parts.logInByAuthToken(authToken))) return;
		await parts.fetchUserInfo().catch(() => {});
		throw redirect(pathTo("Home"));
	}

	function requireMember(to: URL) {
		if (parts.isLoggedIn()) return;
		throw redirect(pathTo("Login", { id: parts.keepReturn(`${to.pathname}${to.search}`) }));
	}

	function requireGuest() {
		if (parts.isLoggedIn()) throw redirect(pathTo("Home"));
	}
}
