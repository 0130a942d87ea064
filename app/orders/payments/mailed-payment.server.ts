import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/data/database.server";
import type { Language } from "../../platform/words/language";
import { methodNames } from "./payment-methods";
import { paymentAttempts } from "./tables.server";

/** What a mail says of how to pay. */
export type MailedPayment = {
	method: string;
	/** The account or bill to pay to, and the company where a bank asks for one. */
	number?: string;
	company?: string;
	/** For the till of this store. */
	code?: string;
	/** The address of the QR code's picture. */
	qr?: string;
};

/** The latest way to pay each order. */
export const listWaysToPay = (db: Db, orderIds: readonly string[]) =>
	db
		.selectDistinctOn([paymentAttempts.orderId], {
			id: paymentAttempts.id,
			orderId: paymentAttempts.orderId,
			method: paymentAttempts.method,
			instructions: paymentAttempts.instructions,
			/** The gateway has been asked for it just now. */
			isComing: sql<boolean>`${paymentAttempts.state} = 'opening' and ${paymentAttempts.createdAt} > now() - interval '20 seconds'`,
		})
		.from(paymentAttempts)
		.where(inArray(paymentAttempts.orderId, [...orderIds]))
		.orderBy(paymentAttempts.orderId, sql`${paymentAttempts.serial} desc`);

type WayToPay = Awaited<ReturnType<typeof listWaysToPay>>[number];

/** Null where the gateway's own page or the wallet's app says how. */
export function mailPayment(
	way: WayToPay | undefined,
	language: Language,
	publicUrl: string,
): MailedPayment | null {
	const told = way?.instructions;
	if (!told || told.kind === "page" || told.kind === "app") return null;
	const method = methodNames[language][way.method];
	if (told.kind === "qr") return { method, qr: `${publicUrl}/mail/qr/${way.id}.png` };
	if (told.kind === "code") return { method, code: told.code };
	return { method, number: told.number, ...(told.billerCode && { company: told.billerCode }) };
}
