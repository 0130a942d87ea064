import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { subscriberOf } from "../../platform/http/network-address";
import { accountError } from "../account-errors.server";
import { takeGuess } from "../guess-limits.server";
import { admitMember } from "../log-in/log-ins.server";
import { challengeSeconds, makeChallenge } from "./challenges.server";
import { judgePasskey, recordUse } from "./judge-passkey.server";
import type { UsedPasskey } from "./passkey-answers";
import { siteOf } from "./verify-passkey.server";

export async function beginLogIn({ db, limits, address, settings }: CallContext) {
	await takeGuess(limits, { passkeyPerAddress: subscriberOf(address), passkeyOverall: "all" });
	return {
		challenge: await makeChallenge(db, { to: "log in" }),
		rpId: siteOf(settings).host,
		timeout: challengeSeconds * 1000,
		userVerification: "required" as const,
	};
}

/**
 * The device has asked for a finger, a face or a PIN, so no second step follows. A try needs a challenge, whose number is
 * limited, and nobody guesses a signature: wrong passwords of others at the address don't count here.
 */
export async function openSessionByPasskey(context: CallContext, { passkey }: { passkey: UsedPasskey }) {
	const judged = await judgePasskey(context, passkey, { to: "log in" });
	if (typeof judged === "string") throw accountError(context.language, "logInFailed", { passkey: judged });
	return transaction(context.db, async (db) => {
		const memberId = await recordUse(db, judged);
		if (!memberId) throw accountError(context.language, "logInFailed", { passkey: "unknownPasskey" });
		return admitMember({ ...context, db }, memberId, { knowsPassword: false });
	});
}
