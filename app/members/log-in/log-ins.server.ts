import { and, desc, eq, gt, sql } from "drizzle-orm";
import { mailMember } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { networkOf, subscriberOf } from "../../platform/http/network-address";
import { accountError } from "../account-errors.server";
import type { login } from "../contract";
import { cancelDeletion } from "../deletion/deletions.server";
import { findMemberToTell } from "../find-member.server";
import { returnPasswordGuess, takePasswordGuess } from "../guess-ledger.server";
import { canTake, checkGuess, forgiveGuess, isUsedUp, takeGuess } from "../guess-limits.server";
import { lockMember } from "../lock-member.server";
import { type Hasher, inHashTurn } from "../passwords/passwords.server";
import { proveByMail } from "../registration/address-proofs.server";
import { passSecondStep } from "../second-step/second-step.server";
import { openSession } from "../sessions/sessions.server";
import { memberLogIns, members } from "../tables.server";
import { findAuthToken, spendAuthToken } from "./auth-tokens.server";
import { deviceName } from "./device-name";
import { findGuesser, rememberDevice } from "./known-devices.server";
import { checkLogInCode, spendLogInCode } from "./log-in-codes.server";

/** By what the form holds: the contract ensures that one way is complete. */
export function logInBy(context: CallContext, input: ParsedInputOf<typeof login>) {
	const { auth_token, phone, otp, email, password, code } = input;
	if (auth_token) return logInByToken(context, auth_token, code);
	if (phone) return logInByCode(context, phone, otp ?? "", code);
	return logInByPassword(context, email ?? "", password ?? "", code);
}

async function logInByCode(context: CallContext, phone: string, otp: string, code?: string) {
	const wrongCode = () => accountError(context.language, "logInFailed", { otp: "wrongCode" });
	const sent = await checkLogInCode(context, phone, otp);
	if (!sent) throw wrongCode();
	await passSecondStep(context, sent.memberId, code);
	const opened = await transaction(context.db, async (db) => {
		if (!(await spendLogInCode(db, sent))) return null;
		return admitMember({ ...context, db }, sent.memberId, { knowsPassword: false });
	});
	if (!opened) throw wrongCode();
	return opened;
}

async function logInByPassword(context: CallContext, email: string, password: string, code?: string) {
	const judged = await inHashTurn((hasher) => judgePassword(context, hasher, email, password));
	if (judged) await passSecondStep(context, judged.id, code);
	return transaction(context.db, async (db) => {
		const member = judged && (await lockMember(db, judged.id));
		// Hashing takes a while. A password replaced in the meantime must not open a session.
		if (!member || member.passwordHash !== judged.passwordHash)
			throw accountError(context.language, "logInFailed", { email: "wrongLogIn" });
		return admitMember({ ...context, db }, member.id, { knowsPassword: true });
	});
}

/** The member, or null for a wrong password or an unknown account: both run the same statements. */
export async function judgePassword(context: CallContext, hasher: Hasher, email: string, password: string) {
	const { db, limits } = context;
	const guesser = await findGuesser(context, email);
	// A browser that the member has used before has limits of its own, whoever else is at its address.
	const isKnown = guesser !== email;
	const address = subscriberOf(context.address);
	const there = { passwordPastAddress: `${address} ${email}` };
	const isPast = !isKnown && (await isUsedUp(limits, "passwordPerAddress", address));
	if (!isKnown) await checkGuess(limits, { passwordOverall: "all" });
	if (isPast) {
		await checkGuess(limits, { passwordPerCrowd: address });
		await takeGuess(limits, there);
	}
	await takePasswordGuess(db, guesser);
	const [member] = await db
		.select({ id: members.id, passwordHash: members.passwordHash })
		.from(members)
		.where(eq(members.email, email));
	if ((await hasher.verify(member?.passwordHash, password)) && member) {
		await returnPasswordGuess(db, guesser);
		if (!isKnown) await forgiveGuess(limits, there);
		return member;
	}
	if (!isKnown) {
		await canTake(limits, isPast ? "passwordPerCrowd" : "passwordPerAddress", address);
		await canTake(limits, "passwordOverall", "all");
	}
	return null;
}

async function logInByToken(context: CallContext, token: string, code?: string) {
	await takeGuess(context.limits, { authTokenPerAddress: subscriberOf(context.address) });
	// Before the token is spent, so that it still works once the code is typed.
	const found = await findAuthToken(context.db, token);
	if (found && !found.fromDevice) await passSecondStep(context, found.memberId, code);
	return transaction(context.db, async (db) => {
		const spent = await spendAuthToken(db, token);
		if (!spent) throw accountError(context.language, "logInFailed", { auth_token: "deadAuthToken" });
		if (spent.provesEmail) await proveByMail({ ...context, db }, spent.memberId);
		await forgiveGuess(context.limits, { logInLinks: spent.email });
		return admitMember({ ...context, db }, spent.memberId, { knowsPassword: false });
	});
}

/** Opens a session and logs it; notifies the member of an unknown device. */
export async function admitMember(context: CallContext, memberId: string, by: { knowsPassword: boolean }) {
	const { db, address, userAgent, language, settings } = context;
	await cancelDeletion(context, memberId);
	const device = deviceName(userAgent);
	const network = networkOf(address);
	const past = await recallDevice(db, { memberId, device, network });
	await db.insert(memberLogIns).values({ memberId, device, address, network });
	if (past.member && !past.isKnown) {
		await mailMember(context, past.member, {
			language,
			template: "new-device",
			values: {
				name: past.member.name,
				device,
				at: new Date(),
				link: `${settings.publicUrl}${pathTo("profile-security")}`,
			},
		});
	}
	await rememberDevice(context, memberId, by);
	return openSession(db, memberId, device);
}

/** The latest log-ins, for the member to review. */
export async function listLogIns(db: Db, memberId: string, limit = 20) {
	return db
		.select({ device: memberLogIns.device, address: memberLogIns.address, at: memberLogIns.createdAt })
		.from(memberLogIns)
		.where(eq(memberLogIns.memberId, memberId))
		.orderBy(desc(memberLogIns.createdAt))
		.limit(limit);
}

/** The device type alone is too common to identify anyone, and exact addresses change daily: the pair decides. */
async function recallDevice(db: Db, now: { memberId: string; device: string; network: string }) {
	const member = await findMemberToTell(db, now.memberId);
	const past = await db
		.select({ device: memberLogIns.device, network: memberLogIns.network })
		.from(memberLogIns)
		.where(
			and(
				eq(memberLogIns.memberId, now.memberId),
				gt(memberLogIns.createdAt, sql`now() - interval '180 days'`),
			),
		)
		.groupBy(memberLogIns.device, memberLogIns.network);
	return {
		/** Null on the first log-in. */
		member: past.length > 0 ? member : null,
		isKnown: past.some(({ device, network }) => device === now.device && network === now.network),
	};
}
