import { useEffect, useState } from "react";
import { callApi } from "../../platform/http/call-api";
import { useAccount } from "../sessions/use-account";
import { type Child, myChildren } from "./contract";

/** The member's children, for forms that can be filled in with them; none for guests and until loaded. */
export function useChildren(): readonly Child[] {
	const { state } = useAccount();
	const isMember = state === "member";
	const [children, setChildren] = useState<readonly Child[]>([]);
	useEffect(() => {
		if (!isMember) return setChildren([]);
		let isGone = false;
		callApi(myChildren, {}).then(
			(answer) => !isGone && setChildren(answer.children),
			// The form can be filled in by hand.
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [isMember]);
	return children;
}
