import { BellPlus, BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../paths";
import { callApi } from "../../platform/http/call-api";
import { useTexts } from "../../platform/words/language";
import { ActionButton } from "../../ui/forms/action-button";
import { isLoggedIn } from "../sessions/session";
import { useAccount } from "../sessions/use-account";
import { follow, isFollowing, unfollow } from "./contract";
import type { FollowKind } from "./follow-kinds";
import { followTexts } from "./texts";

type FollowButtonProps = { kind: FollowKind; target: string; name: string };

/** Pages are rendered for guests, so the state is known only once the member's browser has asked. */
export function FollowButton({ kind, target, name }: FollowButtonProps) {
	const t = useTexts(followTexts);
	const account = useAccount();
	const navigate = useNavigate();
	const isMember = account.state !== "guest";
	const [known, setKnown] = useState<boolean>();
	const isOn = known ?? false;

	useEffect(() => {
		setKnown(undefined);
		if (!isMember) return;
		let isGone = false;
		callApi(isFollowing, { kind, target }).then(
			// Unless it has been pressed meanwhile.
			({ following }) => !isGone && setKnown((known) => known ?? following),
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [isMember, kind, target]);

	const press = async () => {
		if (!isLoggedIn()) return void navigate(pathTo("Login"));
		setKnown((await callApi(isOn ? unfollow : follow, { kind, target })).following);
	};
	const Icon = isOn ? BellRing : BellPlus;
	const label = isOn ? t.following : t.follow;
	return (
		<ActionButton variant="foam" aria-pressed={isOn} aria-label={`${label} ${name}`} onPress={press}>
			<Icon className="icon" aria-hidden="true" />
			{label}
		</ActionButton>
	);
}
