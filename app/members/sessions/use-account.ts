import { useSyncExternalStore } from "react";
import type { SessionUser } from "../contract";
import { isLoggedIn, useSession } from "./session";

/** Pages are drawn for a guest; only the browser knows better, first that somebody is logged in, then who. */
export type Account = { state: "guest" } | { state: "arriving" } | { state: "member"; user: SessionUser };

export function useAccount(): Account {
	const { user } = useSession();
	const isInBrowser = useSyncExternalStore(
		listenNever,
		() => true,
		() => false,
	);
	if (user) return { state: "member", user };
	return { state: isInBrowser && isLoggedIn() ? "arriving" : "guest" };
}

const listenNever = () => () => {};
