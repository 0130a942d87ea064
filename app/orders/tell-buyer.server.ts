import { randomUUID } from "node:crypto";
import * as z from "zod";
import { findMemberToTell } from "../members/find-member.server";
import { notifyMember } from "../messages/notifications/announce.server";
import { mailMember } from "../messages/send.server";
import { defineJob } from "../platform/data/jobs.server";
import { transaction } from "../platform/data/transaction.server";
import type { CallContext } from "../platform/http/bind.server";
import { documentPath } from "./documents/document-path";
import { findOrder, linesOfOrder } from "./find-order.server";
import { type OrderNews, orderNews } from "./order-news";
import { orderPush } from "./order-push";

/** By mail, and by push where the member wants it. Queued in the transaction: writing the mail takes longer than placing the order. */
export const tellBuyer = (
	{ db, jobs }: Pick<CallContext, "db" | "jobs">,
	orderId: string,
	news: OrderNews,
	{ refunded, courier, note }: MoreNews = {},
) =>
	jobs.send(db, mailBuyer, {
		orderId,
		news,
		messageId: randomUUID(),
		...(refunded && { refunded }),
		...(courier && { courier }),
		...(note && { note }),
	});

type MoreNews = {
	refunded?: number | undefined;
	/** Leads to its parcels instead of the order. */
	courier?: string | undefined;
	/** The staff's message. */
	note?: string | undefined;
};

/** The document linked in the message, if there is one. */
const papers: Partial<Record<OrderNews, "bill" | "invoice" | "receipt">> = {
	placed: "bill",
	paid: "receipt",
	refunded: "receipt",
	taken_back: "invoice",
};

export const mailBuyer = defineJob({
	name: "mail-buyer",
	data: z.object({
		orderId: z.uuid(),
		news: z.enum(orderNews),
		messageId: z.uuid().optional(),
		refunded: z.int().optional(),
		courier: z.string().optional(),
		note: z.string().optional(),
	}),
	retry: { tries: 5, delay: 10 },
	run: async ({ db, jobs, settings }, { orderId, news, messageId, refunded, courier, note }) => {
		const order = await findOrder(db, orderId);
		const member = order && order.buyer.email !== "" && (await findMemberToTell(db, order.memberId));
		if (!member) return;
		// Nothing was received where vouchers paid.
		const paper = order.total > 0 ? papers[news] : papers[news] && "invoice";
		const lines = await linesOfOrder(db, orderId);
		const push = orderPush(order.number, news, courier);
		const mail = {
			id: messageId,
			language: order.language,
			template: "order-news",
			values: {
				news,
				name: order.buyer.name,
				number: order.number,
				total: order.total,
				payBy: order.payBy.toISOString(),
				lines: lines.map(({ title, quantity, amount }) => ({ title, quantity, amount })),
				...(refunded && { refunded }),
				...(note && { note }),
				link: settings.publicUrl + push.path,
				...(paper && {
					paper: {
						kind: paper,
						link: settings.publicUrl + documentPath(paper === "receipt" ? "receipt" : "invoice", order),
					},
				}),
			},
		} as const;
		// A push has no id of its own, so it is sent only when the mail is new: a retry repeats neither.
		await transaction(db, async (db) => {
			if (await mailMember({ db, jobs, settings }, member, mail))
				await notifyMember({ db, jobs }, order.memberId, "orders", push);
		});
	},
});
