import { photoOf } from "../../../members/profile/member-photo";
import type { SessionUser } from "../../../members/sessions/session-contract";
import { Avatar } from "../../../ui/pictures/avatar";

/** The member's uploaded photo, or their initials. */
export const MemberAvatar = ({ user }: { user: SessionUser }) => (
	<Avatar name={user.name} picture={photoOf(user)} />
);
