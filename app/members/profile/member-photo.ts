import type { PhotoRef } from "../../ui/art/picture-ref";

/** The photograph a member has uploaded, by the URL that the API gives; null where the initials are drawn. */
export const photoOf = ({ avatar }: { avatar: string }): PhotoRef | null =>
	avatar ? { photo: avatar, width: 224, height: 224 } : null;
