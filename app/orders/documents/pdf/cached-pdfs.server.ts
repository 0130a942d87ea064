import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../../platform/data/database.server";
import { defineJob } from "../../../platform/data/jobs.server";
import type { MemberContext } from "../../../platform/http/bind.server";
import type { FileAnswer } from "../../../platform/http/contract";
import { refuse } from "../../../platform/http/refusal";
import { languages } from "../../../platform/words/language";
import { findMyOrder } from "../../history/my-orders.server";
import { orderPdfs, orders } from "../../tables.server";
import { type Document, type DocumentKind, documentKinds, pdfRefusals } from "../contract";
import { describeDocument } from "../document.server";
import { drawInvoice } from "./draw-invoice.server";
import { drawReceipt } from "./draw-receipt.server";

/** Raise it when the drawing changes, so that cached files are drawn again. */
const drawing = 1;
const patience = { looks: 12, pause: 250 };
const perMember = { name: "make-pdf", points: 60, seconds: 600 };

/**
 * The PDF of a document as it is now. A job draws it, since that takes longer than a request should, and it is cached; the
 * first request waits a moment for it, and is otherwise told to retry.
 */
export async function readMyPdf(
	context: MemberContext,
	kind: DocumentKind,
	number: string,
): Promise<FileAnswer> {
	const { db, jobs, language, limits, who } = context;
	const order = await findMyOrder(context, number);
	const document = await describeDocument(context, kind, order);
	const which = { orderId: order.id, kind, language };
	const version = versionOf(document);
	for (let look = 0; look < patience.looks; look++) {
		const kept = await findPdf(db, which);
		if (kept?.version === version)
			return { name: `${document.number.replaceAll("/", "-")}.pdf`, bytes: kept.file };
		if (look === 0) {
			await limits.take(perMember, who.memberId);
			await jobs.send(db, makePdf, which);
		}
		await wait(patience.pause);
	}
	throw refuse(pdfRefusals, "pdf.making", 2);
}

export const makePdf = defineJob({
	name: "make-pdf",
	data: z.object({ orderId: z.uuid(), kind: z.enum(documentKinds), language: z.enum(languages) }),
	retry: { tries: 3, delay: 5 },
	soon: true,
	run: async ({ db, settings }, which) => {
		const [found] = await db
			.select({ order: orders, now: sql`now()`.mapWith(orders.createdAt) })
			.from(orders)
			.where(eq(orders.id, which.orderId));
		if (!found) return;
		const { kind, language } = which;
		const document = await describeDocument({ db, settings, language }, kind, {
			...found.order,
			now: found.now,
		});
		const version = versionOf(document);
		if ((await findPdf(db, which))?.version === version) return;
		const file = await (kind === "invoice" ? drawInvoice : drawReceipt)(document, language);
		const kept = { version, file, madeAt: sql`now()` };
		await db
			.insert(orderPdfs)
			.values({ ...which, ...kept })
			.onConflictDoUpdate({ target: [orderPdfs.orderId, orderPdfs.kind, orderPdfs.language], set: kept });
	},
});

/** Any change in the document makes a new version: paid, refunded, a new club address. */
const versionOf = (document: Document) =>
	createHash("sha256")
		.update(`${drawing}\n${JSON.stringify(document)}`)
		.digest("base64url");

type Which = Pick<typeof orderPdfs.$inferSelect, "orderId" | "kind" | "language">;

async function findPdf(db: Db, { orderId, kind, language }: Which) {
	const [pdf] = await db
		.select({ version: orderPdfs.version, file: orderPdfs.file })
		.from(orderPdfs)
		.where(and(eq(orderPdfs.orderId, orderId), eq(orderPdfs.kind, kind), eq(orderPdfs.language, language)));
	return pdf;
}
