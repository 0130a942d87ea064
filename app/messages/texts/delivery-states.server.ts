import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { deliverMessage } from "../deliver-message.server";
import { messages } from "../tables.server";
import type { TextPort } from "./text-port";

export type DeliveryNotice = {
	channel: TextPort["channel"];
	providerId: string;
	state: "sent" | "delivered" | "read" | "failed";
	/** Why, if it failed. */
	reason: string;
};

/**
 * Keeps the latest state; a provider may repeat itself, and an older state never replaces a newer one. What failed goes to
 * the next channel, while its words are still kept. "early": this may be a message whose id is not kept yet.
 */
export const noteDelivery = (
	context: Pick<CallContext, "db" | "jobs">,
	{ channel, providerId, state, reason }: DeliveryNotice,
): Promise<"noted" | "early" | "unknown"> =>
	transaction(context.db, async (db) => {
		const [message] = await db
			.select({ id: messages.id, state: messages.deliveryState, text: messages.text })
			.from(messages)
			.where(and(eq(messages.providerId, providerId), eq(messages.channel, channel)))
			.for("update");
		if (!message) {
			const underWay = and(
				eq(messages.kind, "text"),
				isNull(messages.sentAt),
				gt(messages.claimedUntil, sql`now()`),
			);
			return (await db.$count(messages, underWay)) > 0 ? "early" : "unknown";
		}
		if (order.indexOf(state) <= order.indexOf(message.state ?? "")) return "noted";
		const isMine = eq(messages.id, message.id);
		if (state !== "failed") {
			const arrived = state === "sent" ? {} : { text: null, values: null };
			await db
				.update(messages)
				.set({ deliveryState: state, ...arrived })
				.where(isMine);
			return "noted";
		}
		const mayFall = message.text !== null;
		await db
			.update(messages)
			.set({
				deliveryState: mayFall ? null : "failed",
				lastError: reason,
				sentAt: null,
				refusedBy: sql`array_append(${messages.refusedBy}, ${channel})`,
				...(mayFall ? { providerId: null, channel: null } : { failedAt: sql`now()` }),
			})
			.where(isMine);
		if (mayFall) await context.jobs.send(db, deliverMessage, { messageId: message.id });
		return "noted";
	});

/** Nothing follows a failure, nor can a delivered one fail. */
const order = ["", "sent", "failed", "delivered", "read"];
