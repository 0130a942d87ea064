import { eq } from "drizzle-orm";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { accountError } from "../account-errors.server";
import { parsePhone } from "../phone-numbers.server";
import { reauthenticate } from "../reauthenticate.server";
import { tellOfChange } from "../second-step/tell-of-change.server";
import { lockCaller } from "../sessions/lock-caller.server";
import { members, oneTimeCodes } from "../tables.server";
import type { changePhone } from "./profile-contract";

/** The new number is unverified, and codes already sent to the old one are void. */
export async function replacePhone(
	context: MemberContext,
	{ phone: typed, ...proof }: ParsedInputOf<typeof changePhone>,
) {
	const { db, language, who } = context;
	const phone = parsePhone(typed);
	if (!phone) throw accountError(language, null, { phone: "phoneForm" });
	const { phone: before } = await reauthenticate(context, proof);
	if (phone === before) return phone;
	try {
		await transaction(db, async (db) => {
			await lockCaller(db, who);
			await db
				.update(members)
				.set({ phone, phoneVerifiedAt: null, phoneDisownedAt: null })
				.where(eq(members.id, who.memberId));
			await db.delete(oneTimeCodes).where(eq(oneTimeCodes.memberId, who.memberId));
			await tellOfChange({ ...context, db }, who.memberId, "phone-changed");
		});
	} catch (error) {
		if (isTaken(error)) throw accountError(language, null, { phone: "phoneTaken" });
		throw error;
	}
	return phone;
}

/** The database has the last word: of two who want a number at once, one gets it. */
const isTaken = (error: unknown) => {
	const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string };
	return code === "23505" && constraint === "members_phone_unique";
};
