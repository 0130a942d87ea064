import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { findCounterAccount } from "../../members/counter-account.server";
import { sendMail, sendText } from "../../messages/send.server";
import { findAnyOrder } from "../../orders/sold-orders.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { defineJob, type JobContext } from "../../platform/data/jobs.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import { describeTickets } from "../issued/describe-tickets.server";
import { issueNow } from "../issued/issue-tickets.server";
import { listOrderTickets } from "../issued/order-tickets.server";
import { putPlacesInWords } from "../sections/places-in-words.server";
import { boxOfficeOrders } from "./tables.server";

/** Runs when a ticket order is paid; ignores orders not placed by the box office. */
export async function queueTickets({ db, jobs }: Pick<JobContext, "db" | "jobs">, orderId: string) {
	const own = await findBoxOfficeOrder(db, orderId);
	if (own?.recipient) await jobs.send(db, sendTickets, { orderId, messageId: orderId });
}

export async function findBoxOfficeOrder(db: Db, orderId: string) {
	const [own] = await ownOrder.run(db, { orderId });
	return own ?? null;
}

const ownOrder = statement((db: Db) =>
	db
		.select()
		.from(boxOfficeOrders)
		.where(eq(boxOfficeOrders.orderId, sql.placeholder("orderId"))),
);

/** Sends the tickets to the recipient: one mail, or a text message for each ticket. Issues them if that was not done yet. */
export const sendTickets = defineJob({
	name: "send-box-office-tickets",
	data: z.object({ orderId: z.uuid(), messageId: z.uuid() }),
	retry: { tries: 5, delay: 10 },
	soon: true,
	run: async (context, { orderId, messageId }) => {
		await transaction(context.db, async (db) => {
			await issueNow(db, orderId);
			const own = await findBoxOfficeOrder(db, orderId);
			const order = await findAnyOrder(db, { id: orderId });
			const passes = await listOrderTickets(db, orderId);
			if (!own?.recipient || !order || passes.length === 0) return;
			const inside = { ...context, db };
			const { language } = order;
			const { publicUrl } = context.settings;
			const shown = await describeTickets({ ...inside, language }, passes);
			const isHouse = order.memberId === (await findCounterAccount(db));
			const { slug: _, ...words } = await putPlacesInWords(db, passes[0]!.eventId, passes);
			const all = publicUrl + pathTo("profile-all-tickets");
			const links = isHouse ? shown.flatMap(({ qr }) => (qr ? [publicUrl + qr.path] : [])) : [];
			if (!own.recipient.startsWith("+"))
				await sendMail(inside, {
					id: messageId,
					to: own.recipient,
					language,
					template: "box-office-tickets",
					values: { kind: own.kind, name: own.name, ...words, links, all: isHouse ? null : all },
				});
			else if (order.buyer.email === "")
				for (const link of links)
					await sendText(inside, { to: own.recipient, language, template: "ticket-link", values: { link } });
			else
				await sendText(inside, {
					to: own.recipient,
					language,
					template: "ticket-link",
					values: { link: all },
				});
		});
	},
});
