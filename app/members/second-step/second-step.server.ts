import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { accountError } from "../account-errors.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import type { MessageName } from "../messages";
import { recoveryCodes, secondSteps } from "../tables.server";
import { hashToken } from "../tokens.server";
import type { SecondStep } from "./second-step-contract";
import { tellOfChange } from "./tell-of-change.server";
import { findStep } from "./totp.server";

export async function findSecondStep(db: Db, memberId: string): Promise<Omit<SecondStep, "is_needed">> {
	const step = await findConfirmed(db, memberId);
	return {
		since: step?.confirmedAt?.toISOString() ?? null,
		recovery_left: step ? await db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId)) : 0,
	};
}

export const hasSecondStep = async (db: Db, memberId: string): Promise<boolean> =>
	(await findConfirmed(db, memberId)) !== undefined;

/** Passes members without a second step and those with a right code. Guesses count like password guesses. */
export async function passSecondStep(
	context: CallContext,
	memberId: string,
	code: string | undefined,
	failed: MessageName | null = "logInFailed",
) {
	const { db, language } = context;
	const step = await findConfirmed(db, memberId);
	if (!step) return;
	if (!code) throw accountError(language, failed, { code: "stepCodeNeeded" });
	const guesser = `second step of ${memberId}`;
	await takePasswordGuess(db, guesser);
	const isRight = /^[\d\s]+$/.test(code)
		? await spendAppCode(db, memberId, code)
		: await spendRecoveryCode(context, memberId, code);
	if (!isRight) throw accountError(language, failed, { code: "wrongStepCode" });
	await returnPasswordGuess(db, guesser);
}

/** A single statement, so of many concurrent uses of a code exactly one passes. Also confirms a key that was just set up. */
export async function spendAppCode(db: Db, memberId: string, code: string): Promise<boolean> {
	const [kept] = await db
		.select({ secret: secondSteps.secret, now: sql<number>`extract(epoch from now())::float8` })
		.from(secondSteps)
		.where(eq(secondSteps.memberId, memberId));
	const step = kept && findStep(kept.secret, code.replace(/\s/g, ""), kept.now);
	if (!step) return false;
	const spent = await db
		.update(secondSteps)
		.set({ lastStep: step, confirmedAt: sql`coalesce(${secondSteps.confirmedAt}, now())` })
		.where(
			and(
				eq(secondSteps.memberId, memberId),
				eq(secondSteps.secret, kept.secret),
				lt(secondSteps.lastStep, step),
			),
		)
		.returning({ memberId: secondSteps.memberId });
	return spent.length > 0;
}

const spendRecoveryCode = (context: CallContext, memberId: string, code: string) =>
	transaction(context.db, async (db) => {
		const spent = await db
			.delete(recoveryCodes)
			.where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, hashRecoveryCode(code))))
			.returning({ memberId: recoveryCodes.memberId });
		if (spent.length > 0) await tellOfChange({ ...context, db }, memberId, "recovery-code-used");
		return spent.length > 0;
	});

/** 80 random bits, so a plain digest is enough. However it is typed: case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (code: string) => hashToken(code.toUpperCase().replace(/[^A-Z2-7]/g, ""));

async function findConfirmed(db: Db, memberId: string) {
	const [step] = await db
		.select({ confirmedAt: secondSteps.confirmedAt })
		.from(secondSteps)
		.where(and(eq(secondSteps.memberId, memberId), isNotNull(secondSteps.confirmedAt)));
	return step;
}
