import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { findMemberToTell } from "../../members/find-member.server";
import { notifyMember } from "../../messages/notifications/announce.server";
import { mailMember } from "../../messages/send.server";
import { leftOf } from "../../orders/allotments/allotments.server";
import { pathTo } from "../../paths";
import type { Db } from "../../platform/data/database.server";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { refuse } from "../../platform/http/refusal";
import { storeRefusals } from "../contract";
import { findForSale } from "../stock/for-sale.server";
import { products, variants } from "../tables.server";
import { stockNotices } from "./tables.server";

export async function listNotices(db: Db, memberId: string, slug: string) {
	const rows = await db
		.select({ id: stockNotices.variantId })
		.from(stockNotices)
		.innerJoin(variants, eq(variants.id, stockNotices.variantId))
		.innerJoin(products, eq(products.id, variants.productId))
		.where(and(eq(stockNotices.memberId, memberId), eq(products.slug, slug)));
	return { variantIds: rows.map(({ id }) => id) };
}

/** The sizes a member is waiting for, newest first. */
export async function listWaitedFor(db: Db, memberId: string, limit: number) {
	const rows = await db
		.select({ id: stockNotices.variantId })
		.from(stockNotices)
		.where(eq(stockNotices.memberId, memberId))
		.orderBy(desc(stockNotices.createdAt))
		.limit(limit);
	const goods = await findForSale(
		db,
		rows.map(({ id }) => id),
	);
	return rows.flatMap(({ id }) => goods.find((one) => one.id === id) ?? []);
}

export async function addNotice(db: Db, memberId: string, variantId: string) {
	if ((await findForSale(db, [variantId])).length === 0) throw refuse(storeRefusals, "store.unknown_product");
	await db.insert(stockNotices).values({ memberId, variantId }).onConflictDoNothing();
	return { isWaiting: true };
}

export async function removeNotice(db: Db, memberId: string, variantId: string) {
	await db.delete(stockNotices).where(ofMember(memberId, variantId));
	return { isWaiting: false };
}

/**
 * Stock comes back in many ways (a delivery, an expired or cancelled order), so no caller has to remember those who wait:
 * this job looks once a minute.
 */
export const tellWaiting = defineJob({
	name: "tell-waiting",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async (context) => {
		const inStock = await context.db
			.select({ id: variants.id })
			.from(variants)
			.where(
				and(
					gt(leftOf(variants), 0),
					inArray(variants.id, context.db.select({ id: stockNotices.variantId }).from(stockNotices)),
				),
			);
		const goods = await findForSale(
			context.db,
			inStock.map(({ id }) => id),
		);
		if (goods.length === 0) return;
		const backs = new Map(goods.map((one) => [one.id, one]));
		const waiting = await context.db
			.select({
				id: sql<string>`${stockNotices.memberId} || ' waiting for ' || ${stockNotices.variantId}`,
				memberId: stockNotices.memberId,
				variantId: stockNotices.variantId,
			})
			.from(stockNotices)
			.where(inArray(stockNotices.variantId, [...backs.keys()]))
			.orderBy(stockNotices.createdAt);
		await doEach("member", waiting, ({ memberId, variantId }) =>
			transaction(context.db, async (db) => {
				const told = await db.delete(stockNotices).where(ofMember(memberId, variantId)).returning();
				// Another process was faster.
				if (told.length > 0) await tell({ ...context, db }, memberId, backs.get(variantId)!);
			}),
		);
	},
});

type Teller = Parameters<typeof mailMember>[0];
type Back = Awaited<ReturnType<typeof findForSale>>[number];

async function tell({ db, jobs, settings }: Teller, memberId: string, { title, product, price }: Back) {
	const member = await findMemberToTell(db, memberId);
	if (!member) return;
	const path = pathTo("store-detail", { id: product });
	await mailMember({ db, jobs, settings }, member, {
		language: member.language,
		template: "back-in-stock",
		values: { name: member.name, title, price, link: settings.publicUrl + path },
	});
	await notifyMember({ db, jobs }, memberId, "store", {
		title,
		body: {
			id: "Sudah ada lagi. Stoknya tidak ditahan, jadi jangan kelamaan.",
			en: "It's back. None are reserved for you, so be quick.",
		},
		path,
		tag: `back-in-stock ${product}`,
	});
}

const ofMember = (memberId: string, variantId: string) =>
	and(eq(stockNotices.memberId, memberId), eq(stockNotices.variantId, variantId));
