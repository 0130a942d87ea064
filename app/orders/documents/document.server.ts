import { eq } from "drizzle-orm";
import { club } from "../../../club/profile";
import { placeText } from "../../delivery/areas/place-text";
import { findDelivery } from "../../delivery/parcels/deliveries.server";
import type { Db } from "../../platform/data/database.server";
import { drawQr } from "../../platform/draw-qr.server";
import type { CallContext, MemberContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { findMyOrder, shownStateOf } from "../history/my-orders.server";
import type { OrderState } from "../order-states";
import { findSettlingAttempt } from "../payments/find-attempts.server";
import { listRefunds } from "../refunds/refunds.server";
import { type Order, type OrderLine, orderLines } from "../tables.server";
import type { TaxRule } from "../tax";
import { amountInWords } from "./amount-in-words";
import { type Document, type DocumentKind, type PaperState, receiptRefusals } from "./contract";
import { numberTexts } from "./document-number";
import { documentPath } from "./document-path";
import { findInvoiceNumber } from "./invoice-number.server";

export const readMyDocument = async (context: MemberContext, kind: DocumentKind, number: string) =>
	describeDocument(context, kind, await findMyOrder(context, number));

/** Everything an invoice or a receipt says, on the screen, in print and as PDF. */
export async function describeDocument(
	{ db, language, settings }: Pick<CallContext, "db" | "language" | "settings">,
	kind: DocumentKind,
	order: Order & { now: Date },
): Promise<Document> {
	const attempt = await findSettlingAttempt(db, order.id);
	if (kind === "receipt" && !attempt) throw refuse(receiptRefusals, "receipt.unpaid");
	const numbered = await findInvoiceNumber(db, order, {
		isPaid: attempt !== undefined || order.paidAt !== null,
	});
	const lines = await db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, order.id))
		.orderBy(orderLines.position);
	const refunded = sum(
		(await listRefunds(db, order.id))
			.filter(({ attemptId }) => attemptId === attempt?.id)
			.map(({ amount }) => amount),
	);
	const url = settings.publicUrl + documentPath(kind, order);
	return {
		kind,
		number: numbered ? numberTexts[kind](numbered) : order.number,
		invoiceNumber: numbered && numberTexts.invoice(numbered),
		orderNumber: order.number,
		orderKind: order.kind,
		state: attempt || isFree(order) ? paidState(order, refunded) : unpaidState(shownStateOf(order)),
		hasReceipt: attempt !== undefined,
		issuedAt: (order.invoicedAt ?? order.paidAt ?? order.createdAt).toISOString(),
		payBy: order.payBy.toISOString(),
		buyer: order.buyer,
		sentTo: order.kind === "goods" ? await findRecipient(db, order.id) : null,
		lines: lines.map((line) => ({ ...line, title: localize(line.title, language) })),
		tax: describeTax(lines, club.tax),
		total: order.total,
		words: amountInWords(order.total, language),
		refunded,
		payment: attempt
			? {
					method: attempt.method,
					reference: attempt.reference,
					paidAt: (attempt.paidAt ?? order.paidAt ?? order.createdAt).toISOString(),
				}
			: null,
		url,
		qr: drawQr(url),
	};
}

async function findRecipient(db: Db, orderId: string): Promise<Document["sentTo"]> {
	const address = (await findDelivery(db, orderId))?.address;
	if (!address) return null;
	const { recipient: name, phone, street, place, postcode } = address;
	return { name, phone, address: `${street}, ${placeText(place)} ${postcode}` };
}

/** Paid entirely by vouchers, so there is no payment. */
const isFree = ({ total, paidAt }: Order) => total === 0 && paidAt !== null;

function paidState({ state, total }: Order, refunded: number): PaperState {
	if (state === "refunded" || (refunded > 0 && refunded === total)) return "refunded";
	return refunded === 0 ? "paid" : "partly_refunded";
}

const unpaidState = (state: OrderState): PaperState =>
	state === "cancelled" || state === "expired" ? state : "unpaid";

/** The tax as it was when the order was placed; only the percentage is today's. */
function describeTax(lines: readonly OrderLine[], { percent, base }: TaxRule): Document["tax"] {
	const taxed = lines.filter(({ taxInside }) => taxInside !== 0);
	if (taxed.length === 0) return null;
	const amount = sum(taxed.map(({ taxInside }) => taxInside));
	const net = sum(taxed.map((line) => line.amount)) - amount;
	const isPart = base.numerator !== base.denominator;
	return {
		percent,
		share: isPart ? `${base.numerator}/${base.denominator}` : null,
		net,
		base: Math.round((net * base.numerator) / base.denominator),
		amount,
		untaxed: sum(lines.filter(({ taxInside }) => taxInside === 0).map((line) => line.amount)),
	};
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
