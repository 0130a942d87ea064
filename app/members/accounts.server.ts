import { and, eq, exists, isNotNull, or, sql } from "drizzle-orm";
import { changeNotificationTopics } from "../messages/notifications/preferences.server";
import { findDivision } from "../platform/club-profile";
import type { Db } from "../platform/data/database.server";
import { transaction } from "../platform/data/transaction.server";
import type { Who } from "../platform/http/access";
import type { CallContext } from "../platform/http/bind.server";
import type { ParsedInputOf } from "../platform/http/contract";
import { subscriberOf } from "../platform/http/network-address";
import { refuse } from "../platform/http/refusal";
import { type AccountErrorName, accountError } from "./account-errors.server";
import { cardRefusals, type register } from "./contract";
import { takeGuess } from "./guess-limits.server";
import { admitMember } from "./log-in/log-ins.server";
import { inHashTurn } from "./passwords/passwords.server";
import { findWeakness } from "./passwords/weak-passwords.server";
import { parsePhone } from "./phone-numbers.server";
import { avatarUrl } from "./profile/profiles.server";
import { isReservedForOther } from "./profile/reserved-emails.server";
import { recordConsents } from "./registration/consents.server";
import { sendEmailProof } from "./registration/email-proofs.server";
import type { SessionUser } from "./sessions/session-contract";
import { members, passkeys, secondSteps } from "./tables.server";

/** Creates the account, logs it in and sends the verification link, atomically. */
export async function registerMember(context: CallContext, form: ParsedInputOf<typeof register>) {
	const { db, language, limits } = context;
	const phone = parsePhone(form.phone);
	const refuse = (fields: Record<string, AccountErrorName>) =>
		accountError(language, "registerFailed", fields);
	const passwordHash = await inHashTurn(async (hasher) => {
		await takeGuess(limits, { registerPerAddress: subscriberOf(context.address) });
		const weakness = findWeakness(form.password, form);
		const faults = {
			...(!phone && { phone: "phoneForm" as const }),
			...(weakness && { password: weakness }),
			...(await findTaken(db, form.email, phone)),
		};
		if (Object.keys(faults).length > 0) throw refuse(faults);
		// Refusals above cost next to nothing, so they must not use up the global limit.
		await takeGuess(limits, { registerOverall: "all" });
		return hasher.hash(form.password);
	});
	if (!phone) throw refuse({ phone: "phoneForm" });
	return transaction(context.db, async (db) => {
		const [member] = await db
			.insert(members)
			.values({
				email: form.email,
				name: form.name,
				phone,
				passwordHash,
				favouriteDivision: form.favourite_division ?? null,
				language,
			})
			.onConflictDoNothing()
			.returning({ id: members.id, name: members.name, email: members.email });
		if (!member) throw refuse(await findTaken(db, form.email, phone));
		// After the insert, when an address freed a moment ago is already known to be reserved for its owner.
		if (await isReservedForOther(db, form.email)) throw refuse({ email: "emailTaken" });
		await recordConsents(db, member.id, [
			{ kind: "terms", given: true },
			{ kind: "news", given: form.news },
		]);
		if (form.news)
			await changeNotificationTopics(db, member.id, [{ topic: "news", email: true, push: false }]);
		await sendEmailProof({ ...context, db }, member);
		return admitMember({ ...context, db }, member.id, { knowsPassword: true });
	});
}

/** Checks both e-mail and phone, so the form shows both errors at once. */
async function findTaken(db: Db, email: string, phone: string | null) {
	const taken = await db
		.select({ email: members.email, phone: members.phone })
		.from(members)
		.where(or(eq(members.email, email), phone ? eq(members.phone, phone) : undefined));
	return {
		...(taken.some((member) => member.email === email) && { email: "emailTaken" as const }),
		...(taken.some((member) => member.phone === phone) && { phone: "phoneTaken" as const }),
	};
}

/** Null for a guest. */
export async function findUserData(db: Db, who: Who): Promise<SessionUser | null> {
	if (who.kind === "guest") return null;
	const [found] = await db
		.select({
			member: members,
			hasSecondStep: sql<boolean>`${exists(
				db
					.select({ one: sql`1` })
					.from(secondSteps)
					.where(and(eq(secondSteps.memberId, members.id), isNotNull(secondSteps.confirmedAt))),
			)}`,
			hasPasskey: sql<boolean>`${exists(
				db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.memberId, members.id)),
			)}`,
		})
		.from(members)
		.where(eq(members.id, who.memberId));
	if (!found) return null;
	const { member, hasSecondStep, hasPasskey } = found;
	return {
		id: member.id,
		name: member.name,
		email: member.email,
		phone: member.phone,
		avatar: avatarUrl(member.avatar),
		email_verified: member.emailVerifiedAt !== null,
		phone_verified: member.phoneVerifiedAt !== null,
		has_password: member.passwordHash !== null,
		has_second_step: hasSecondStep,
		has_passkey: hasPasskey,
		favourite_division: findDivision(member.favouriteDivision)?.key ?? null,
		member_since: member.createdAt.toISOString(),
	};
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function findMemberCard(db: Db, id: string) {
	const [member] = uuid.test(id) ? await db.select().from(members).where(eq(members.id, id)) : [];
	if (!member || member.cardHidden) throw refuse(cardRefusals, "member.unknown");
	return {
		name: member.name,
		avatar: avatarUrl(member.avatar),
		member_since: member.createdAt.toISOString(),
		favourite_division: findDivision(member.favouriteDivision)?.key ?? null,
	};
}
