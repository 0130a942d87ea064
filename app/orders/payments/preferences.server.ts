import { eq } from "drizzle-orm";
import { reauthenticate } from "../../members/reauthenticate.server";
import type { Proof } from "../../members/reauthenticate-contract";
import type { Db } from "../../platform/data/database.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { PaymentMethod } from "./payment-methods";
import type { PaymentPreferences } from "./preferences-contract";
import { type BankAccount, paymentPreferences } from "./tables.server";

export async function findPaymentPreferences(db: Db, memberId: string): Promise<PaymentPreferences> {
	const [kept] = await db.select().from(paymentPreferences).where(eq(paymentPreferences.memberId, memberId));
	const account = kept?.account;
	return {
		method: kept?.method ?? null,
		account: account
			? { bank: account.bank, numberEnd: account.number.slice(-4), holder: account.holder }
			: null,
	};
}

/** Missing fields stay as they are. */
export async function changePaymentPreferences(
	db: Db,
	memberId: string,
	change: { method?: PaymentMethod | null; account?: BankAccount | null },
): Promise<PaymentPreferences> {
	await db
		.insert(paymentPreferences)
		.values({ memberId, ...change })
		.onConflictDoUpdate({ target: paymentPreferences.memberId, set: change });
	return findPaymentPreferences(db, memberId);
}

/** A stolen session must not send the member's refunds elsewhere. */
export async function changeAccount(context: MemberContext, account: BankAccount | null, proof: Proof) {
	await reauthenticate(context, proof);
	return changePaymentPreferences(context.db, context.who.memberId, { account });
}

/** In full, for the one place that sends money to it. */
export async function findRefundAccount(db: Db, memberId: string): Promise<BankAccount | null> {
	const [kept] = await db
		.select({ account: paymentPreferences.account })
		.from(paymentPreferences)
		.where(eq(paymentPreferences.memberId, memberId));
	return kept?.account ?? null;
}
