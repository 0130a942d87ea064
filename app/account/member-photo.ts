import type { SessionUser } from "../members/sessions/session-contract";
import type { PictureRef } from "../ui/art/picture-ref";

/** The photograph a member has uploaded; null where the initials are drawn. */
export const photoOf = ({ avatar }: Pick<SessionUser, "avatar">): PictureRef | null =>
	avatar ? { photo: avatar, width: 224, height: 224 } : null;
