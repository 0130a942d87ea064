import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { members } from "../members/tables.server";
import { deliverMessages, deliveryRetry } from "../messages/deliver-message.server";
import { notifyMembers } from "../messages/notifications/announce.server";
import { type Addressee, memberMail, writeMessages } from "../messages/send.server";
import { pathTo } from "../paths";
import type { Db } from "../platform/data/database.server";
import { defineJob, type JobContext } from "../platform/data/jobs.server";
import { isOneOf, statement } from "../platform/data/statement.server";
import { transaction } from "../platform/data/transaction.server";
import type { CallContext } from "../platform/http/bind.server";
import type { Settings } from "../platform/settings.server";
import { documentPath } from "./documents/document-path";
import { type OrderNews, orderNews } from "./order-news";
import { orderPush } from "./order-push";
import { listWaysToPay, type MailedPayment, mailPayment } from "./payments/mailed-payment.server";
import { type Order, type OrderLine, orderLines, orders } from "./tables.server";

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

const buyerNews = z.object({
	orderId: z.uuid(),
	news: z.enum(orderNews),
	messageId: z.uuid().optional(),
	refunded: z.int().optional(),
	courier: z.string().optional(),
	note: z.string().optional(),
});
type BuyerNews = z.infer<typeof buyerNews> & { messageId: string };

/** Writes the news of many orders with a few statements, and then delivers the mails: no further jobs are needed for them. */
export const mailBuyer = defineJob({
	name: "mail-buyer",
	data: buyerNews,
	retry: deliveryRetry,
	async runAll(context, news) {
		const { db, jobs, settings } = context;
		const all = news.map((each) => ({ ...each, messageId: each.messageId ?? randomUUID() }));
		const orderIds = all.flatMap(({ news, orderId }) => (news === "placed" ? [orderId] : []));
		const ways = orderIds.length > 0 ? await listWaysToPay(db, orderIds) : [];
		// The gateway says in a moment how to pay, which belongs into the mail.
		const isEarly = ({ news, orderId }: BuyerNews) =>
			news === "placed" && ways.some((way) => way.orderId === orderId && way.isComing);
		await jobs.sendAll(db, mailBuyer, all.filter(isEarly), { startAfter: 2 });
		const told = await writeNews(
			context,
			all.filter((news) => !isEarly(news)),
			ways,
		);
		// A push has no id of its own, so it is sent only when the mail is new: a retry repeats neither.
		await transaction(db, async (db) => {
			const written = await writeMessages(
				db,
				told.map(({ mail }) => mail),
			);
			const isNew = new Set(written.map(({ id }) => id));
			await notifyMembers(
				{ db, jobs },
				"orders",
				told.filter(({ id }) => isNew.has(id)),
			);
		});
		const failed = await deliverMessages(
			{ db, settings },
			told.map(({ id }) => id),
		);
		return all.map(({ messageId }) => failed.get(messageId));
	},
});

/** What each of them says: to whom, by mail and in the inbox. */
async function writeNews(
	{ db, settings }: Pick<JobContext, "db" | "settings">,
	all: BuyerNews[],
	ways: Awaited<ReturnType<typeof listWaysToPay>>,
) {
	const orderIds = all.map(({ orderId }) => orderId);
	const [found, lines] = await Promise.all([
		ordersToTell.run(db, { orderIds }),
		linesToTell.run(db, { orderIds }),
	]);
	const told = [];
	for (const news of all) {
		const order = found.find(({ order }) => order.id === news.orderId);
		if (!order || order.order.buyer.email === "") continue;
		// Each takes about a millisecond.
		await nextTurn();
		const ofOrder = lines.filter(({ orderId }) => orderId === news.orderId);
		const way = ways.find(({ orderId }) => orderId === news.orderId);
		const pay = mailPayment(way, order.order.language, settings.publicUrl);
		told.push(newsOf(settings, news, order.order, order.member, ofOrder, pay));
	}
	return told;
}

const ordersToTell = statement((db: Db) =>
	db
		.select({ order: orders, member: { email: members.email, emailVerifiedAt: members.emailVerifiedAt } })
		.from(orders)
		.innerJoin(members, eq(members.id, orders.memberId))
		.where(isOneOf(orders.id, "orderIds")),
);

const linesToTell = statement((db: Db) =>
	db
		.select({
			orderId: orderLines.orderId,
			title: orderLines.title,
			quantity: orderLines.quantity,
			amount: orderLines.amount,
		})
		.from(orderLines)
		.where(isOneOf(orderLines.orderId, "orderIds"))
		.orderBy(orderLines.position),
);

function newsOf(
	settings: Settings,
	{ news, messageId: id, refunded, courier, note }: BuyerNews,
	order: Order,
	member: Addressee,
	lines: Pick<OrderLine, "title" | "quantity" | "amount">[],
	pay: MailedPayment | null,
) {
	// Nothing was received where vouchers paid.
	const paper = order.total > 0 ? papers[news] : papers[news] && "invoice";
	const message = orderPush(order.number, news, courier);
	const mail = memberMail({ settings }, member, {
		id,
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
			...(pay && { pay }),
			...(news === "paid" &&
				order.kind === "tickets" && { tickets: settings.publicUrl + pathTo("profile-all-tickets") }),
			link: settings.publicUrl + message.path,
			...(paper && {
				paper: {
					kind: paper,
					link: settings.publicUrl + documentPath(paper === "receipt" ? "receipt" : "invoice", order),
				},
			}),
		},
	});
	return { id, mail, memberId: order.memberId, message };
}
