import { and, eq, sql } from "drizzle-orm";
import { leftOf } from "../../orders/allotments/allotments.server";
import type { Db } from "../../platform/data/database.server";
import type { AnswerOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { type PromoState, type promoLink, promoRefusals, type SaleSection } from "../contract";
import { isSalePublished } from "../sales/published-sales.server";
import { describeSale } from "../sales/ticket-sales.server";
import { promoLinks, ticketSales } from "../tables.server";
import { promoPriceOf } from "./promo-price";

export const hasPromoLink = async (db: Db, slug: string): Promise<boolean> =>
	(await db.$count(promoLinks, eq(promoLinks.slug, slug))) > 0;

export async function readPromoLink(
	db: Db,
	language: Language,
	slug: string,
): Promise<AnswerOf<typeof promoLink>> {
	const [found] = await db
		.select({
			link: promoLinks,
			sale: ticketSales,
			left: leftOf(promoLinks),
			hasOpened: sql<boolean>`${promoLinks.opensAt} <= now()`,
			// A link never outlasts its sale.
			hasEnded: sql<boolean>`least(${promoLinks.closesAt}, ${ticketSales.closesAt}) <= now()`,
		})
		.from(promoLinks)
		.innerJoin(ticketSales, eq(ticketSales.id, promoLinks.saleId))
		.where(and(eq(promoLinks.slug, slug), isSalePublished));
	if (!found) throw refuse(promoRefusals, "tickets.unknown_promo");
	const { link, sale, left, ...times } = found;
	const described = await describeSale(db, language, sale);
	const allowed = described.sections.filter(({ key }) => link.sectionKeys.includes(key));
	return {
		...described,
		slug: link.slug,
		label: localize(link.label, language),
		state: stateOf({ ...times, left, allowed }),
		opensAt: link.opensAt.toISOString(),
		closesAt: link.closesAt.toISOString(),
		left,
		prices: allowed.map(({ key, price }) => ({ key, price: promoPriceOf(price, link.price) })),
	};
}

type Standing = { hasOpened: boolean; hasEnded: boolean; left: number; allowed: SaleSection[] };

/** Final states take precedence. */
function stateOf({ hasOpened, hasEnded, left, allowed }: Standing): PromoState {
	if (hasEnded) return "ended";
	if (!hasOpened) return "soon";
	if (left <= 0) return "used-up";
	return allowed.some((section) => section.left > 0) ? "open" : "sold-out";
}
