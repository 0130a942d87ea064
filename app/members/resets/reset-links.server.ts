import { and, eq, gt, sql } from "drizzle-orm";
import { sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { CallContext } from "../../platform/bind.server";
import type { ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { transaction } from "../../platform/transaction.server";
import { replacePassword } from "../accounts.server";
import { fault } from "../faults.server";
import { takeGuess } from "../guess-limits.server";
import { subscriberOf } from "../log-in/network-address";
import { hashPassword, isCommonPassword } from "../passwords/passwords.server";
import { members, resetLinks } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";
import type { newPasswordByLink } from "./reset-contract";

/** Sixty minutes, in seconds. */
const linkLength = 60 * 60;

export async function mailResetLink(context: CallContext, email: string) {
	const { db, language, limits, settings } = context;
	await takeGuess(limits, {
		linkPerAddress: subscriberOf(context.address),
		linkPerAccount: email,
		linkOverall: "all",
	});
	await transaction(db, async (db) => {
		const [member] = await db
			.select({ id: members.id, name: members.name })
			.from(members)
			.where(eq(members.email, email));
		if (!member) throw fault(language, "resetRequestFailed", { email: "unknownEmail" });
		const token = newToken();
		await db.insert(resetLinks).values({
			tokenHash: hashToken(token),
			memberId: member.id,
			expiresAt: sql`now() + make_interval(secs => ${linkLength})`,
		});
		const link = `${settings.publicUrl}${pathTo("Reset password")}?token=${token}`;
		await sendMail(
			{ ...context, db },
			{ to: email, language, template: "reset-link", values: { name: member.name, link } },
		);
	});
}

/** Looking does not use it up: link previews and impatient readers look more than once. */
export async function checkResetLink({ db, language }: CallContext, token: string) {
	if (!(await isUsable(db, token))) throw fault(language, null, { token: "deadLink" });
}

export async function resetByLink(context: CallContext, form: ParsedInputOf<typeof newPasswordByLink>) {
	const { db, language } = context;
	const deadLink = () => fault(language, "newPasswordFailed", { token: "deadLink" });
	// A weak password must not cost the link, and a dead link must not cost a hash.
	if (isCommonPassword(form.password))
		throw fault(language, "newPasswordFailed", { password: "commonPassword" });
	if (!(await isUsable(db, form.token))) throw deadLink();
	const passwordHash = await hashPassword(form.password);
	await transaction(db, async (db) => {
		const memberId = await spendResetLink(db, form.token);
		if (!memberId) throw deadLink();
		await replacePassword({ ...context, db }, memberId, { passwordHash });
	});
}

const usable = (token: string) =>
	and(eq(resetLinks.tokenHash, hashToken(token)), gt(resetLinks.expiresAt, sql`now()`));

async function isUsable(db: Db, token: string) {
	return (await db.$count(resetLinks, usable(token))) > 0;
}

/** Used up by this one statement: of many at once, one finds the row. */
async function spendResetLink(db: Db, token: string): Promise<string | null> {
	const [spent] = await db
		.delete(resetLinks)
		.where(usable(token))
		.returning({ memberId: resetLinks.memberId });
	return spent?.memberId ?? null;
}
