import { useEffect } from "react";
import { prepareToasts } from "../../platform/browser/toast";
import { whenIdle } from "../../ui/feedback/late-part";
import { isLoggedIn, useSession } from "./session";
import type { Go } from "./session-actions";
import { sayStillLoggedIn } from "./still-logged-in";

/** False if the member is still logged in, which a toast says. */
export function useLogOut(): (go?: Go) => Promise<boolean> {
	const { token } = useSession();
	// Fetched on the press they would be missing without a network, which is when there is something to say.
	// biome-ignore lint/correctness/useExhaustiveDependencies: somebody has logged in
	useEffect(() => (isLoggedIn() ? whenIdle(() => void prepare()) : undefined), [token]);
	return async (go) => {
		try {
			const { logOut } = await fetchActions();
			return await logOut(go);
		} catch {
			sayStillLoggedIn();
			return false;
		}
	};
}

const fetchActions = () => import("./session-actions");

async function prepare() {
	prepareToasts();
	await fetchActions().catch(() => {});
}
