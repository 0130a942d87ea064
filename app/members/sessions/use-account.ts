import { useSyncExternalStore } from "react";
import { isLoggedIn, useSession } from "./session";
import type { SessionUser } from "./session-contract";

/** Pages are drawn for a guest; only the browser knows better, first that somebody is logged in, then who. */
export type Account =
	/** Not certain on the server and until the browser has been asked: then style sheets hide it from a member. */
	{ state: "guest"; isCertain: boolean } | { state: "arriving" } | { state: "member"; user: SessionUser };

export function useAccount(): Account {
	const { user } = useSession();
	const isInBrowser = useSyncExternalStore(
		listenNever,
		() => true,
		() => false,
	);
	if (user) return { state: "member", user };
	return isInBrowser && isLoggedIn() ? { state: "arriving" } : { state: "guest", isCertain: isInBrowser };
}

const listenNever = () => () => {};
