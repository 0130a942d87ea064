import { promoPriceOf } from "../promos/promo-price";
import type { PromoLink, TicketSection } from "../tables.server";

/** What one place of a section costs whoever holds it, through a promo link or without any. */
export type HeldPrice = {
	sectionId: string;
	linkId: string | null;
	/** The section's own price. */
	faceValue: number;
	/** What is charged. */
	price: number;
};

/** The price at which it is held, or else today's. */
export function priceOf(
	{ id: sectionId, price }: Pick<TicketSection, "id" | "price">,
	link: Pick<PromoLink, "id" | "price"> | null,
	held: readonly HeldPrice[],
): HeldPrice {
	const linkId = link?.id ?? null;
	return (
		held.find((one) => one.sectionId === sectionId && one.linkId === linkId) ?? {
			sectionId,
			linkId,
			faceValue: price,
			price: link ? promoPriceOf(price, link.price) : price,
		}
	);
}
