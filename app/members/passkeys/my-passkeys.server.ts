import { and, asc, eq, ne } from "drizzle-orm";
import { club } from "../../../club/profile";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { accountError } from "../account-errors.server";
import { lockMember } from "../lock-member.server";
import { reauthenticate } from "../reauthenticate.server";
import type { Proof } from "../reauthenticate-contract";
import { tellOfChange } from "../second-step/tell-of-change.server";
import { lockCaller } from "../sessions/lock-caller.server";
import { passkeys } from "../tables.server";
import { challengeSeconds, makeChallenge, spendChallenge } from "./challenges.server";
import type { CreatedPasskey } from "./passkey-answers";
import { type offerPasskey, type Passkey, passkeyRefusals, passkeysPerMember } from "./passkey-contract";
import { algorithms, readClientData, siteOf, verifyCreated } from "./verify-passkey.server";

export async function listPasskeys(db: Db, memberId: string): Promise<Passkey[]> {
	const kept = await db
		.select()
		.from(passkeys)
		.where(eq(passkeys.memberId, memberId))
		.orderBy(asc(passkeys.createdAt), asc(passkeys.id));
	return kept.map(describe);
}

/** A passkey opens the account by itself, so a session that was left open is not enough to add one. */
export async function beginPasskey(
	context: MemberContext,
	proof: Proof,
): Promise<AnswerOf<typeof offerPasskey>> {
	const { db, settings, who } = context;
	const kept = await db.select().from(passkeys).where(eq(passkeys.memberId, who.memberId));
	if (kept.length >= passkeysPerMember) throw refuse(passkeyRefusals, "passkey.too_many");
	const member = await reauthenticate(context, proof);
	// Whoever registered somebody else's address must not stay in by a passkey.
	if (!member.emailVerifiedAt) throw refuse(passkeyRefusals, "passkey.email_unproven");
	return {
		challenge: await makeChallenge(db, { to: "add", memberId: who.memberId }),
		rp: { id: siteOf(settings).host, name: club.name },
		user: {
			id: Buffer.from(who.memberId).toString("base64url"),
			name: member.email,
			displayName: member.name,
		},
		pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
		timeout: challengeSeconds * 1000,
		excludeCredentials: kept.map(({ credentialId, transports }) => ({
			id: credentialId,
			type: "public-key",
			transports,
		})),
		authenticatorSelection: {
			residentKey: "required",
			requireResidentKey: true,
			userVerification: "required",
		},
		attestation: "none",
	};
}

export async function savePasskey(
	context: MemberContext,
	{ name, passkey }: { name: string; passkey: CreatedPasskey },
): Promise<Passkey> {
	const { db, language, settings, who } = context;
	const signed = readClientData(settings, passkey.response.clientDataJSON);
	if (!signed || !(await spendChallenge(db, { to: "add", memberId: who.memberId }, signed.challenge)))
		throw accountError(language, null, { passkey: "deadPasskey" });
	const credential = await verifyCreated(settings, passkey, signed.challenge);
	if (!credential)
		throw accountError(language, null, { passkey: signed.isOurs ? "badPasskey" : "otherSitePasskey" });
	return transaction(db, async (db) => {
		await lockCaller(db, who);
		if ((await db.$count(passkeys, eq(passkeys.memberId, who.memberId))) >= passkeysPerMember)
			throw refuse(passkeyRefusals, "passkey.too_many");
		const [kept] = await db
			.insert(passkeys)
			.values({
				memberId: who.memberId,
				credentialId: credential.id,
				publicKey: Buffer.from(credential.publicKey),
				counter: credential.counter,
				transports: passkey.response.transports ?? [],
				name,
			})
			.onConflictDoNothing()
			.returning();
		if (!kept) throw accountError(language, null, { passkey: "knownPasskey" });
		await tellOfChange({ ...context, db }, who.memberId, "passkey-added");
		return describe(kept);
	});
}

export async function renameMyPasskey({ db, who }: MemberContext, id: string, name: string) {
	const [renamed] = await db.update(passkeys).set({ name }).where(isOwn(who.memberId, id)).returning();
	if (!renamed) throw refuse(passkeyRefusals, "passkey.unknown");
	return describe(renamed);
}

/** The lock on the member lets the second of two concurrent removals see that it is the last. */
export async function removeMyPasskey(context: MemberContext, { id, ...proof }: Proof & { id: string }) {
	const { who } = context;
	if ((await context.db.$count(passkeys, isOwn(who.memberId, id))) === 0)
		throw refuse(passkeyRefusals, "passkey.unknown");
	await reauthenticate(context, proof);
	await transaction(context.db, async (db) => {
		const member = await lockMember(db, who.memberId, "no key update");
		const others = await db.$count(passkeys, and(eq(passkeys.memberId, who.memberId), ne(passkeys.id, id)));
		const [removed] = await db.delete(passkeys).where(isOwn(who.memberId, id)).returning();
		if (!removed) throw refuse(passkeyRefusals, "passkey.unknown");
		if (!member?.passwordHash && others === 0) throw refuse(passkeyRefusals, "passkey.last_way_in");
		await tellOfChange({ ...context, db }, who.memberId, "passkey-removed");
	});
}

/** When the password is reset from outside: an intruder may have left a passkey behind. */
export const dropPasskeys = (db: Db, memberId: string) =>
	db.delete(passkeys).where(eq(passkeys.memberId, memberId));

const isOwn = (memberId: string, id: string) => and(eq(passkeys.memberId, memberId), eq(passkeys.id, id));

const describe = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
	id,
	name,
	since: createdAt.toISOString(),
	last_used: lastUsedAt?.toISOString() ?? null,
});
