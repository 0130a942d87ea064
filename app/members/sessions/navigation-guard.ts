import { redirect } from "react-router";
import { pathTo } from "../../paths";
import { popAuthToken } from "../log-in/auth-token";
import { takeProof } from "../registration/proof-address";
import { storeReturn } from "./pending-return";
import type { MiddlewareName } from "./route-middleware";
import { fetchUserInfo, isLoggedIn } from "./session";

/** The guard's dependencies; tests inject their own. */
export type GuardParts = {
	fetchUserInfo: () => Promise<unknown>;
	isLoggedIn: () => boolean;
	spendAuthToken: (query: URLSearchParams) => string | null;
	/** Returns whether it worked; it shows its own messages. */
	logInByAuthToken: (token: string) => Promise<boolean>;
	/** Stores a path and returns its id. */
	keepReturn: (path: string) => string;
	/** Processes tokens in the URL fragment of a mailed link. */
	spendProofs: () => void;
};

/** Runs before every navigation. Public pages do not wait for the user's data. */
export const guardNavigation = createGuard({
	fetchUserInfo,
	isLoggedIn,
	spendAuthToken: popAuthToken,
	logInByAuthToken: async (token) => (await import("./session-actions")).logInByAuthToken(token),
	keepReturn: storeReturn,
	spendProofs: () => {
		const [email, undo] = [takeProof("email"), takeProof("undo")];
		if (!email && !undo) return;
		void import("../registration/proof-actions").then(
			({ confirmEmailHere: confirmEmail, undoResetHere: undoReset }) => {
				if (email) void confirmEmail(email);
				if (undo) void undoReset(undo);
			},
		);
	},
});

/** Continues with the next by returning, or ends the navigation by throwing a redirect. */
type Middleware = (to: URL) => void;

export function createGuard(parts: GuardParts) {
	const middlewares: Record<MiddlewareName, Middleware> = { auth: requireMember, guest: requireGuest };

	return async function guard(to: URL, names: readonly MiddlewareName[]) {
		const userInfo = parts.fetchUserInfo().catch(() => {});
		parts.spendProofs();
		await logInByAddress(to);
		// Only the server knows whether a token is still valid, and a member screen is worth the wait.
		if (names.includes("auth") && parts.isLoggedIn()) await userInfo;
		for (const name of names) middlewares[name](to);
	};

	/** `?auth_token=…` logs a guest in and redirects Home; an existing session is unchanged. */
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
