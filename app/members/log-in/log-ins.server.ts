import { and, desc, eq, gt, sql } from "drizzle-orm";
import { sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { CallContext } from "../../platform/bind.server";
import type { ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { transaction } from "../../platform/transaction.server";
import type { login } from "../contract";
import { fault } from "../faults.server";
import { forgiveGuess, takeGuess } from "../guess-limits.server";
import { verifyPassword } from "../passwords/passwords.server";
import { openSession } from "../sessions/sessions.server";
import { memberLogIns, members } from "../tables.server";
import { spendAuthToken } from "./auth-tokens.server";
import { deviceName } from "./device-name";
import { networkOf, subscriberOf } from "./network-address";

/** With an e-mail and a password, or with an auth_token: the contract sees to it that one of the two is there. */
export function logIn(context: CallContext, input: ParsedInputOf<typeof login>) {
	return input.auth_token
		? logInByToken(context, input.auth_token)
		: logInByPassword(context, input.email ?? "", input.password ?? "");
}

async function logInByPassword(context: CallContext, email: string, password: string) {
	const { db, language, limits } = context;
	const address = subscriberOf(context.address);
	const pair = { passwordPerAccountAndAddress: `${email} ${address}` };
	await takeGuess(limits, {
		passwordPerAddress: address,
		...pair,
		passwordPerAccount: email,
		passwordOverall: "all",
	});
	const [member] = await db
		.select({ id: members.id, passwordHash: members.passwordHash })
		.from(members)
		.where(eq(members.email, email));
	if (!(await verifyPassword(member?.passwordHash, password)) || !member)
		throw fault(language, "logInFailed", { email: "wrongLogIn" });
	await forgiveGuess(limits, pair);
	return transaction(db, (db) => admitMember({ ...context, db }, member.id));
}

async function logInByToken(context: CallContext, token: string) {
	await takeGuess(context.limits, { authTokenPerAddress: subscriberOf(context.address) });
	return transaction(context.db, async (db) => {
		const memberId = await spendAuthToken(db, token);
		if (!memberId) throw fault(context.language, "logInFailed", { auth_token: "deadAuthToken" });
		return admitMember({ ...context, db }, memberId);
	});
}

/** Opens a session and notes it; the member hears of a device that was never seen before. */
export async function admitMember(context: CallContext, memberId: string) {
	const { db, address, userAgent, language, settings } = context;
	const device = deviceName(userAgent);
	const network = networkOf(address);
	const past = await recallDevice(db, { memberId, device, network });
	await db.insert(memberLogIns).values({ memberId, device, address, network });
	if (past.isMember && !past.isKnown) {
		await sendMail(context, {
			to: past.email,
			language,
			template: "new-device",
			values: {
				name: past.name,
				device,
				at: new Date(),
				link: `${settings.publicUrl}${pathTo("profile-security")}`,
			},
		});
	}
	return openSession(db, memberId, device);
}

/** The latest log-ins, for the member to look through. */
export async function listLogIns(db: Db, memberId: string, limit = 20) {
	return db
		.select({ device: memberLogIns.device, address: memberLogIns.address, at: memberLogIns.createdAt })
		.from(memberLogIns)
		.where(eq(memberLogIns.memberId, memberId))
		.orderBy(desc(memberLogIns.createdAt))
		.limit(limit);
}

/** The kind of device alone is too common to know anyone by, the exact address changes daily: the pair decides. */
async function recallDevice(db: Db, now: { memberId: string; device: string; network: string }) {
	const [member] = await db
		.select({ name: members.name, email: members.email })
		.from(members)
		.where(eq(members.id, now.memberId));
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
		name: member?.name ?? "",
		email: member?.email ?? "",
		isMember: Boolean(member) && past.length > 0,
		isKnown: past.some(({ device, network }) => device === now.device && network === now.network),
	};
}
