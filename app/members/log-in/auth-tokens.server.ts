import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import QRCode from "qrcode";
import { sendMail } from "../../messages/send.server";
import { pathTo } from "../../paths";
import type { CallContext, MemberContext } from "../../platform/bind.server";
import type { ParsedInputOf } from "../../platform/contract";
import type { Db } from "../../platform/database.server";
import { refuse } from "../../platform/refusal";
import { transaction } from "../../platform/transaction.server";
import { type makePartnerToken, partnerRefusals } from "../contract";
import { takeGuess } from "../guess-limits.server";
import { authTokens, members } from "../tables.server";
import { hashToken, newToken } from "../tokens.server";
import { subscriberOf } from "./network-address";

/** Five minutes, in seconds. */
export const authTokenLength = 5 * 60;

/** Used up by this one statement: of many at once, one finds the row. */
export async function spendAuthToken(db: Db, token: string): Promise<string | null> {
	const [spent] = await db
		.delete(authTokens)
		.where(and(eq(authTokens.tokenHash, hashToken(token)), gt(authTokens.expiresAt, sql`now()`)))
		.returning({ memberId: authTokens.memberId });
	return spent?.memberId ?? null;
}

/** "Log in on another device": the QR holds the same address as the link. */
export async function issueDeviceToken(context: MemberContext) {
	const { memberId } = context.who;
	await takeGuess(context.limits, { deviceTokenPerMember: memberId });
	const issued = await issueAuthToken(context, memberId);
	return { ...issued, qr: await QRCode.toString(issued.url, qrOptions) };
}

/** The answer is the same for a stranger's address, so nobody learns who is a member. */
export async function mailLogInLink(context: CallContext, email: string) {
	const { db, language, limits } = context;
	await takeGuess(limits, {
		linkPerAddress: subscriberOf(context.address),
		linkPerAccount: email,
		linkOverall: "all",
	});
	await transaction(db, async (db) => {
		const member = await findByEmail(db, email);
		if (!member) return;
		const { url } = await issueAuthToken({ ...context, db }, member.id);
		await sendMail(
			{ ...context, db },
			{ to: email, language, template: "login-link", values: { name: member.name, link: url } },
		);
	});
}

/** A partner's server vouches for one of our members. Each signed request works once. */
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

async function issueAuthToken({ db, settings }: Pick<CallContext, "db" | "settings">, memberId: string) {
	const token = newToken();
	await db.insert(authTokens).values({
		tokenHash: hashToken(token),
		memberId,
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

/** Dark on white with a quiet zone of four in both themes, or cameras would miss it. */
const qrOptions = {
	type: "svg",
	errorCorrectionLevel: "M",
	margin: 4,
	color: { dark: "#061824", light: "#ffffff" },
} as const;
