import { useHydrated } from "../../platform/browser/browser-value";
import { isLoggedIn, useSession } from "./session";
import type { SessionUser } from "./session-contract";

/** Pages are rendered for a guest; only the browser learns first that someone is logged in, then who. */
export type Account =
	/** Uncertain on the server and until hydration: until then CSS hides guest content from members. */
	{ state: "guest"; isCertain: boolean } | { state: "arriving" } | { state: "member"; user: SessionUser };

/** What to show. A handler asks `isLoggedIn`: it may run before a member's page knows that it is one. */
export function useAccount(): Account {
	const { user } = useSession();
	const isHydrated = useHydrated();
	if (user) return { state: "member", user };
	return isHydrated && isLoggedIn() ? { state: "arriving" } : { state: "guest", isCertain: isHydrated };
}
