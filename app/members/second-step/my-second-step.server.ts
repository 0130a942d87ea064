import { randomBytes } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import QRCode from "qrcode";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { accountError } from "../account-errors.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import { reauthenticate } from "../reauthenticate.server";
import type { Proof } from "../reauthenticate-contract";
import { lockCaller } from "../sessions/lock-caller.server";
import { recoveryCodes, secondSteps } from "../tables.server";
import { hashRecoveryCode, hasSecondStep, spendAppCode } from "./second-step.server";
import { type SetUp, secondStepRefusals } from "./second-step-contract";
import { tellOfChange } from "./tell-of-change.server";
import { base32, keyAddress } from "./totp.server";

const recoveryCodeCount = 10;

/** A new key, which replaces one that was never confirmed. */
export async function beginSecondStep(context: MemberContext, proof: Proof): Promise<SetUp> {
	const { db, who } = context;
	if (await hasSecondStep(db, who.memberId)) throw refuse(secondStepRefusals, "second_step.already_on");
	const member = await reauthenticate(context, proof);
	// Whoever registered somebody else's address must not be able to lock its owner out.
	if (!member.emailVerifiedAt) throw refuse(secondStepRefusals, "second_step.email_unproven");
	const secret = randomBytes(20);
	const begun = await db
		.insert(secondSteps)
		.values({ memberId: who.memberId, secret })
		.onConflictDoUpdate({
			target: secondSteps.memberId,
			set: { secret, lastStep: 0 },
			setWhere: isNull(secondSteps.confirmedAt),
		})
		.returning({ memberId: secondSteps.memberId });
	if (begun.length === 0) throw refuse(secondStepRefusals, "second_step.already_on");
	const url = keyAddress(secret, club.name, member.email);
	return { key: inGroups(base32(secret)), url, qr: await QRCode.toString(url, qrOptions) };
}

/** Takes effect once a code proves that the app has the key, so nobody is locked out. */
export async function turnOnSecondStep(context: MemberContext, { code }: { code: string }) {
	const { db, language, who } = context;
	if (await hasSecondStep(db, who.memberId)) throw refuse(secondStepRefusals, "second_step.already_on");
	if ((await db.$count(secondSteps, eq(secondSteps.memberId, who.memberId))) === 0)
		throw refuse(secondStepRefusals, "second_step.not_begun");
	const guesser = `second step of ${who.memberId}`;
	await takePasswordGuess(db, guesser);
	const codes = await transaction(db, async (db) => {
		if (!(await spendAppCode(db, who.memberId, code))) return null;
		await tellOfChange({ ...context, db }, who.memberId, "second-step-on");
		return issueRecoveryCodes(db, who.memberId);
	});
	if (!codes) throw accountError(language, null, { code: "wrongStepCode" });
	await returnPasswordGuess(db, guesser);
	return { recovery_codes: codes };
}

export async function replaceRecoveryCodes(context: MemberContext, proof: Proof) {
	const { db, who } = context;
	if (!(await hasSecondStep(db, who.memberId))) throw refuse(secondStepRefusals, "second_step.not_begun");
	await reauthenticate(context, proof);
	return transaction(db, async (db) => {
		await lockCaller(db, who);
		await tellOfChange({ ...context, db }, who.memberId, "recovery-codes-new");
		return { recovery_codes: await issueRecoveryCodes(db, who.memberId) };
	});
}

/** Idempotent: without a second step, nothing is mailed. */
export async function turnOffSecondStep(context: MemberContext, proof: Proof) {
	const { db, who } = context;
	await reauthenticate(context, proof);
	await transaction(db, async (db) => {
		await lockCaller(db, who);
		const ended = await db.delete(secondSteps).where(eq(secondSteps.memberId, who.memberId)).returning();
		await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, who.memberId));
		if (ended[0]?.confirmedAt) await tellOfChange({ ...context, db }, who.memberId, "second-step-off");
	});
}

/** Shown once; only their digests are kept. */
async function issueRecoveryCodes(db: Db, memberId: string) {
	const codes = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(10)));
	await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
	await db
		.insert(recoveryCodes)
		.values(codes.map((code) => ({ codeHash: hashRecoveryCode(code), memberId })));
	return codes.map((code) => inGroups(code, "-"));
}

const inGroups = (text: string, between = " ") => (text.match(/.{1,4}/g) ?? []).join(between);

/** Dark on white with a quiet zone, or cameras fail to read it. */
const qrOptions = {
	type: "svg",
	errorCorrectionLevel: "M",
	margin: 4,
	color: { dark: "#061824", light: "#ffffff" },
} as const;
