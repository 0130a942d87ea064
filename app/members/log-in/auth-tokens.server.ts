import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import QRCode from "qrcode";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type makePartnerToken, partnerRefusals } from "../contract";
import { takeGuess } from "../guess-limits.server";
import { lockMember } from "../lock-member.server";
import { lockCaller } from "../sessions/lock-caller.server";
import { authTokens, members } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";

/** Five minutes, in seconds. */
export const authTokenLength = 5 * 60;

const usable = (token: string) =>
	and(eq(authTokens.tokenHash, hashToken(token)), gt(authTokens.expiresAt, sql`now()`));

/** Looks without spending it. */
export async function findAuthToken(db: Db, token: string) {
	const [found] = await db
		.select({ memberId: authTokens.memberId, fromDevice: authTokens.fromDevice })
		.from(authTokens)
		.where(usable(token));
	return found ?? null;
}

/** Locks the member's row first, so a concurrent password change revokes either the token or the new session. */
export async function spendAuthToken(db: Db, token: string) {
	const found = await findAuthToken(db, token);
	const member = found && (await lockMember(db, found.memberId, "no key update"));
	if (!member) return null;
	// Atomic: of many concurrent attempts, exactly one deletes the row.
	const [spent] = await db
		.delete(authTokens)
		.where(usable(token))
		.returning({ memberId: authTokens.memberId, provesEmail: authTokens.provesEmail });
	return spent ? { ...spent, email: member.email } : null;
}

/** "Log in on another device": the QR code contains the same URL as the link. */
export async function issueDeviceToken(context: MemberContext) {
	const { memberId } = context.who;
	await takeGuess(context.limits, { deviceTokenPerMember: memberId });
	const issued = await transaction(context.db, async (db) => {
		await lockCaller(db, context.who);
		return issueAuthToken({ ...context, db }, memberId, { fromDevice: true });
	});
	return { ...issued, qr: await QRCode.toString(issued.url, qrOptions) };
}

/** A partner's server vouches for one of our members. Each signed request is accepted once. */
export async function issuePartnerToken(context: CallContext, input: ParsedInputOf<typeof makePartnerToken>) {
	const secret = context.settings.PARTNER_SECRET;
	if (!secret) throw refuse(partnerRefusals, "partner.off");
	if (!isFresh(input.timestamp) || !isSigned(secret, input))
		throw refuse(partnerRefusals, "partner.bad_signature");
	await takeGuess(context.limits, { partnerRequest: input.signature });
	const member = await findByEmail(context.db, input.email);
	if (!member) throw refuse(partnerRefusals, "partner.unknown_member");
	return issueAuthToken(context, member.id);
}

export async function issueAuthToken(
	{ db, settings }: Pick<CallContext, "db" | "settings">,
	memberId: string,
	{ provesEmail = false, fromDevice = false } = {},
) {
	const token = newToken();
	await db.insert(authTokens).values({
		tokenHash: hashToken(token),
		memberId,
		provesEmail,
		fromDevice,
		expiresAt: sql`now() + make_interval(secs => ${authTokenLength})`,
	});
	return {
		auth_token: token,
		expires_in: authTokenLength,
		url: `${settings.publicUrl}${pathTo("Home")}?auth_token=${token}`,
	};
}

async function findByEmail(db: Db, email: string) {
	const [member] = await db
		.select({ id: members.id, name: members.name })
		.from(members)
		.where(eq(members.email, email));
	return member;
}

const partnerPatience = 5 * 60;
const isFresh = (timestamp: number) => Math.abs(Date.now() / 1000 - timestamp) <= partnerPatience;

function isSigned(secret: string, { email, timestamp, signature }: ParsedInputOf<typeof makePartnerToken>) {
	const expected = createHmac("sha256", secret).update(`${timestamp}.${email}`).digest();
	return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

/** Dark on white with a quiet zone of four modules in both themes, or cameras fail to read it. */
const qrOptions = {
	type: "svg",
	errorCorrectionLevel: "M",
	margin: 4,
	color: { dark: "#061824", light: "#ffffff" },
} as const;
