import * as z from "zod";

const rupiah = z.int().check(z.positive());

/** How a promo link changes a section's price. */
export const promoPriceSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("percent-off"), percent: z.int().check(z.gte(1), z.lte(99)) }),
	z.object({ kind: z.literal("amount-off"), amount: rupiah }),
	z.object({ kind: z.literal("fixed"), price: rupiah }),
]);
export type PromoPrice = z.infer<typeof promoPriceSchema>;

/** Rounded to whole rupiah in the buyer's favour; never above the ordinary price, never below one rupiah. */
export function promoPriceOf(price: number, rule: PromoPrice): number {
	switch (rule.kind) {
		case "percent-off":
			return Math.max(1, Math.floor((price * (100 - rule.percent)) / 100));
		case "amount-off":
			return Math.max(1, price - rule.amount);
		case "fixed":
			return Math.min(price, rule.price);
	}
}
