import { eq } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { subscriberOf } from "../../platform/http/network-address";
import { accountError } from "../account-errors.server";
import { takeGuess } from "../guess-limits.server";
import type { MessageName } from "../messages";
import { passkeys } from "../tables.server";
import { challengeSeconds, makeChallenge } from "./challenges.server";
import { judgePasskey, recordUse } from "./judge-passkey.server";
import type { UsedPasskey } from "./passkey-answers";
import type { askForOwnPasskey } from "./passkey-contract";
import { siteOf } from "./verify-passkey.server";

export const hasPasskey = async (db: Db, memberId: string): Promise<boolean> =>
	(await db.$count(passkeys, eq(passkeys.memberId, memberId))) > 0;

/** Names the member's own passkeys, so that the device offers no other account's. */
export async function offerProof(context: MemberContext): Promise<AnswerOf<typeof askForOwnPasskey>> {
	const { db, limits, address, settings, who } = context;
	await takeGuess(limits, { passkeyPerAddress: subscriberOf(address), passkeyOverall: "all" });
	const own = await db.select().from(passkeys).where(eq(passkeys.memberId, who.memberId));
	return {
		challenge: await makeChallenge(db, { to: "prove", memberId: who.memberId }),
		rpId: siteOf(settings).host,
		timeout: challengeSeconds * 1000,
		userVerification: "required",
		allowCredentials: own.map(({ credentialId, transports }) => ({
			id: credentialId,
			type: "public-key",
			transports,
		})),
	};
}

export async function proveByPasskey(
	context: MemberContext,
	passkey: UsedPasskey,
	failed: MessageName | null,
) {
	const { db, language, who } = context;
	const judged = await judgePasskey(context, passkey, { to: "prove", memberId: who.memberId });
	if (typeof judged === "string") throw accountError(language, failed, { passkey: judged });
	if (!(await recordUse(db, judged))) throw accountError(language, failed, { passkey: "unknownPasskey" });
}
