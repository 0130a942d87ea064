import { and, eq, inArray, ne, sql } from "drizzle-orm";
import * as z from "zod";
import type { CallContext } from "../platform/bind.server";
import type { Db } from "../platform/database.server";
import { defineJob, type JobContext } from "../platform/jobs.server";
import type { PaymentMethod, PaymentRequest } from "./gateway";
import { gatewayNamed } from "./gateways/gateways.server";
import { type PaymentAttempt, paymentAttempts } from "./tables.server";

/** What must be paid, as the order tells it. */
export type Payable = {
	orderId: string;
	number: string;
	amount: number;
	payBy: Date;
	language: PaymentRequest["language"];
	buyer: PaymentRequest["buyer"];
	items: PaymentRequest["items"];
};

/** A new try by a method of the fan's choice. Earlier tries stay open until this one is, so that no way to pay is lost. */
export async function startAttempt(
	context: Pick<CallContext, "db" | "jobs" | "settings">,
	payable: Payable,
	method: PaymentMethod,
): Promise<PaymentAttempt> {
	const { db, jobs, settings } = context;
	const [last] = await db
		.select({ serial: sql<number>`coalesce(max(${paymentAttempts.serial}), 0)` })
		.from(paymentAttempts)
		.where(eq(paymentAttempts.orderId, payable.orderId));
	const serial = Number(last?.serial ?? 0) + 1;
	const [attempt] = await db
		.insert(paymentAttempts)
		.values({
			orderId: payable.orderId,
			serial,
			gateway: settings.PAYMENT_GATEWAY,
			reference: serial === 1 ? payable.number : `${payable.number}~${serial}`,
			method,
			amount: payable.amount,
			expiresAt: payable.payBy,
		})
		.returning();
	await jobs.send(db, openAttempt, {
		attemptId: attempt!.id,
		payable: { ...payable, payBy: payable.payBy.toISOString() },
	});
	return attempt!;
}

const payableData = z.object({
	orderId: z.uuid(),
	number: z.string(),
	amount: z.int(),
	payBy: z.iso.datetime(),
	language: z.enum(["id", "en"]),
	buyer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
	items: z.array(z.object({ id: z.string(), name: z.string(), price: z.int(), quantity: z.int() })),
});

/** Opens the payment at the gateway. Done again after a crash it opens the same one: gateways know it by its reference. */
export const openAttempt = defineJob({
	name: "open-attempt",
	data: z.object({ attemptId: z.uuid(), payable: payableData }),
	retry: { tries: 8, delay: 2 },
	run: async (context, { attemptId, payable }) => openAtGateway(context, attemptId, payable),
});

async function openAtGateway(
	{ db, settings }: JobContext,
	attemptId: string,
	payable: z.infer<typeof payableData>,
) {
	const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
	if (attempt?.state !== "opening") return;
	const opened = await gatewayNamed(attempt.gateway, { db, settings }).open({
		reference: attempt.reference,
		amount: attempt.amount,
		method: attempt.method,
		expiresAt: attempt.expiresAt,
		language: payable.language,
		items: payable.items,
		buyer: payable.buyer,
		returnUrl: `${settings.publicUrl}/order-complete?order=${payable.number}`,
	});
	await db
		.update(paymentAttempts)
		.set({ state: "awaiting", pageUrl: opened.pageUrl, instructions: opened.instructions })
		.where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, "opening")));
}

/** Closes whatever else is open for an order: it was paid by another attempt, cancelled, or has expired. */
export async function closeAttempts(
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	orderId: string,
	exceptId?: string,
) {
	const open = await db
		.select({ id: paymentAttempts.id })
		.from(paymentAttempts)
		.where(
			and(
				eq(paymentAttempts.orderId, orderId),
				inArray(paymentAttempts.state, ["opening", "awaiting", "authorized"]),
				exceptId ? ne(paymentAttempts.id, exceptId) : undefined,
			),
		);
	for (const { id } of open) await jobs.send(db, cancelAttempt, { attemptId: id });
}

/** The gateway may refuse, because the fan is paying at this moment: then the money comes late, and is dealt with then. */
export const cancelAttempt = defineJob({
	name: "cancel-attempt",
	data: z.object({ attemptId: z.uuid() }),
	retry: { tries: 6, delay: 10 },
	run: async ({ db, settings }, { attemptId }) => {
		const attempt = await findAttempt(db, attemptId);
		if (!attempt || attempt.state === "paid") return;
		if (attempt.state !== "opening")
			await gatewayNamed(attempt.gateway, { db, settings }).cancel(attempt.reference);
		await db
			.update(paymentAttempts)
			.set({ state: "cancelled" })
			.where(
				and(
					eq(paymentAttempts.id, attemptId),
					inArray(paymentAttempts.state, ["opening", "awaiting", "authorized"]),
				),
			);
	},
});

export async function findAttempt(db: Db, id: string): Promise<PaymentAttempt | undefined> {
	const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
	return attempt;
}

/** The newest first. */
export const listAttempts = (db: Db, orderId: string) =>
	db
		.select()
		.from(paymentAttempts)
		.where(eq(paymentAttempts.orderId, orderId))
		.orderBy(sql`${paymentAttempts.serial} desc`);
