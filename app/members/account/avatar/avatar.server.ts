import { releasePhotos, savePhoto, usePhotos } from "../../../editing/photos/photos.server";
import { transaction } from "../../../platform/data/transaction.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import { avatarUrl, replaceAvatar } from "../../profile/profiles.server";

/** Keeps the central square of the upload. The next sweep deletes the previous photo. */
export async function storeAvatar(context: MemberContext): Promise<string> {
	const { id } = await savePhoto(context, "avatar");
	return setAvatar(context, id);
}

export const dropAvatar = (context: MemberContext) => setAvatar(context, null);

async function setAvatar({ db, who }: MemberContext, photo: string | null) {
	await transaction(db, async (db) => {
		const before = await replaceAvatar(db, who.memberId, photo);
		await releasePhotos(db, before ? [before] : []);
		await usePhotos(db, who.memberId, photo ? [photo] : []);
	});
	return avatarUrl(photo);
}
