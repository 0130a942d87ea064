import { club } from "../../../club/profile";
import { refuse } from "../../platform/http/refusal";
import type { LineDraft } from "../order-lines";
import { checkoutRefusals } from "./contract";

/** Refused where the club does not offer wrapping. */
export function giftWrapPrice(): number {
	if (club.giftWrapPrice === null) throw refuse(checkoutRefusals, "checkout.no_gift_wrap");
	return club.giftWrapPrice;
}

/** A service by the club, taxed like its goods. */
export const giftWrapLine = (): LineDraft => ({
	kind: "service",
	title: { id: "Bungkus kado", en: "Gift wrap" },
	reference: "gift-wrap",
	unitPrice: giftWrapPrice(),
	quantity: 1,
	isTaxed: true,
});
