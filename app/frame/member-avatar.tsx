import type { SessionUser } from "../members/sessions/session-contract";
import { Avatar } from "../ui/avatar";

/** The member's uploaded photo, or their initials. */
export function MemberAvatar({ user }: { user: SessionUser }) {
	const picture = user.avatar ? { photo: user.avatar, width: 112, height: 112 } : null;
	return <Avatar name={user.name} picture={picture} />;
}
