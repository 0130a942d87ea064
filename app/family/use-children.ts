import { useEffect, useState } from "react";
import { useAccount } from "../members/sessions/use-account";
import { callApi } from "../platform/call-api";
import { type Child, ownChildren } from "./contract";

/** The member's children, for forms that can be filled in with them; none for guests and until loaded. */
export function useChildren(): readonly Child[] {
	const { state } = useAccount();
	const isMember = state === "member";
	const [children, setChildren] = useState<readonly Child[]>([]);
	useEffect(() => {
		if (!isMember) return setChildren([]);
		let isGone = false;
		callApi(ownChildren, {}).then(
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
