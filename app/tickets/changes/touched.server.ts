import { listPaidAttempts } from "../../orders/payments/find-attempts.server";
import { priceReturns } from "../../orders/refunds/refund-order.server";
import { countUnpaid } from "../../orders/sold-orders.server";
import { priceCredit } from "../../orders/vouchers/credit.server";
import type { Db } from "../../platform/data/database.server";
import { type Language, localize } from "../../platform/words/language";
import { type LiveTicket, listLiveTickets } from "../issued/frozen-tickets.server";
import type { findSaleOf } from "../sales/changed-sale.server";
import { canKeepTicket } from "./change-kinds";
import type { Touched } from "./staff-contract";
import type { MatchChange } from "./tables.server";

export type Sale = NonNullable<Awaited<ReturnType<typeof findSaleOf>>>;

/** The tickets of one order that one member has. */
export type TouchedTickets = {
	orderId: string;
	memberId: string;
	passes: LiveTicket[];
	/** The money that was paid for them. */
	amount: number;
	/** What credit paid of them. */
	credit: number;
	canKeep: boolean;
};

/** Who has tickets to these sections that may still be used. */
export async function listTouched(
	db: Db,
	{ eventId, kind, sectionIds }: Pick<MatchChange, "eventId" | "kind" | "sectionIds">,
	sale: Sale,
): Promise<TouchedTickets[]> {
	const live = await listLiveTickets(db, eventId, sectionIds);
	return groupTickets(
		db,
		live,
		(passes) => canKeepTicket(kind) && !passes.some((pass) => isClosed(sale, pass)),
	);
}

export async function groupTickets(
	db: Db,
	live: readonly LiveTicket[],
	keepable: (passes: readonly LiveTicket[]) => boolean,
): Promise<TouchedTickets[]> {
	const groups = [...Map.groupBy(live, ({ orderId, memberId }) => `${orderId} ${memberId}`).values()];
	const prices = await priceReturns(
		db,
		groups.map((passes) => ({ orderId: passes[0]!.orderId, lines: linesOf(passes) })),
	);
	const credit = await priceCredit(
		db,
		groups.map((passes, at) => ({ orderId: passes[0]!.orderId, ...prices[at]!.part })),
	);
	return groups.map((passes, at) => ({
		orderId: passes[0]!.orderId,
		memberId: passes[0]!.memberId,
		passes,
		amount: prices[at]!.amount,
		credit: credit[at]!,
		canKeep: keepable(passes),
	}));
}

/** As an order counts them: how many of which line. */
export const linesOf = (passes: readonly LiveTicket[]) =>
	[...Map.groupBy(passes, ({ position }) => position)].map(([position, own]) => ({
		position,
		quantity: own.length,
	}));

const isClosed = ({ sections }: Sale, { sectionId }: LiveTicket) =>
	sections.some(({ id, closedAt }) => id === sectionId && closedAt !== null);

/** In numbers, for whoever decides. */
export async function sumTouched(
	db: Db,
	language: Language,
	change: Pick<MatchChange, "kind" | "sectionIds">,
	sale: Sale,
	touched: readonly TouchedTickets[],
): Promise<Touched> {
	const paid = await listPaidAttempts(db, distinct(touched.map(({ orderId }) => orderId)));
	const methods = new Map(paid.toReversed().map(({ orderId, method }) => [orderId, method]));
	const byMethod = Map.groupBy(touched, ({ orderId }) => methods.get(orderId) ?? null);
	return {
		...sum(touched),
		fans: distinct(touched.map(({ memberId }) => memberId)).length,
		unpaidOrders: await countUnpaid(db, change.sectionIds),
		sections: sale.sections
			.filter(({ id }) => change.sectionIds.includes(id))
			.map(({ id, key, label }) => ({
				key,
				label: localize(label, language),
				...sumOfSection(touched, id),
			})),
		methods: [...byMethod].map(([method, own]) => ({ method, ...sum(own) })),
		unanswered: sale.unanswered,
		canKeep: canKeepTicket(change.kind),
	};
}

const sum = (touched: readonly TouchedTickets[]) => ({
	orders: distinct(touched.map(({ orderId }) => orderId)).length,
	tickets: touched.reduce((count, { passes }) => count + passes.length, 0),
	amount: touched.reduce((total, { amount }) => total + amount, 0),
});

function sumOfSection(touched: readonly TouchedTickets[], sectionId: string) {
	const tickets = touched.flatMap(({ passes }) => passes.filter((pass) => pass.sectionId === sectionId));
	return { orders: distinct(tickets.map(({ orderId }) => orderId)).length, tickets: tickets.length };
}

const distinct = (words: readonly string[]) => [...new Set(words)];
