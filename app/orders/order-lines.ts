import type { Localized } from "../platform/words/language";
import type { Print } from "../store/printing/print";
import type { TaxRule } from "./tax";
import { taxInside } from "./tax";

export const orderLineKinds = ["goods", "ticket", "shipping", "service", "discount"] as const;
export type OrderLineKind = (typeof orderLineKinds)[number];

/** The terms of a line, also part of its title. What was printed for a buyer is not taken back. */
export type LineDetails = {
	print?: Print;
	/** The day a pre-order ships from. */
	shipsOn?: string;
};

/** What a discount takes off a line. On a draft discount, `position` is that of the line; on a sold line, that of the discount. */
export type LineDiscount = { position: number; amount: number };

type Draft = {
	title: Localized;
	reference?: string;
	/** Whole rupiah, tax included; negative for discounts. */
	unitPrice: number;
	quantity: number;
	allotmentId?: string;
};
type ItemDraft = Draft & {
	kind: Exclude<OrderLineKind, "discount">;
	details?: LineDetails;
	/** Tickets are subject to regional tax, not value added tax. */
	isTaxed: boolean;
};
type DiscountDraft = Draft & { kind: "discount"; takenOff: readonly LineDiscount[] };
/** What a slice wants to sell, at the price it looked up itself. Positions count from 1. */
export type LineDraft = ItemDraft | DiscountDraft;
export type PricedLine = LineDraft & {
	position: number;
	amount: number;
	taxInside: number;
	/** Its own share of every discount, fixed from now on: a refund gives back what was paid for it. */
	discounts: LineDiscount[];
};

/** Prices an order. Throws on anything that is not a whole, payable sum: a bug in the calling slice. */
export function priceLines(
	drafts: readonly LineDraft[],
	tax: TaxRule,
): { lines: PricedLine[]; total: number } {
	const taxOf = (amount: number, of: LineDraft) =>
		of.kind !== "discount" && of.isTaxed ? taxInside(amount, tax) : 0;
	const lines = drafts.map((draft, index): PricedLine => {
		const [position, amount] = [index + 1, draft.unitPrice * draft.quantity];
		if (!Number.isSafeInteger(amount) || !Number.isInteger(draft.unitPrice) || draft.quantity < 1)
			throw new RangeError(`line ${position} is not an amount in whole rupiah`);
		if (draft.kind !== "discount") {
			const discounts = listDiscounts(drafts, position);
			if (amount < sum(discounts)) throw new RangeError(`line ${position} costs less than nothing`);
			return { ...draft, position, amount, taxInside: taxOf(amount, draft), discounts };
		}
		if (sum(draft.takenOff) !== -amount || draft.takenOff.some((each) => !isTakeable(drafts, each)))
			throw new RangeError(`discount ${position} is not what it takes off its lines`);
		const taxes = draft.takenOff.map((each) => {
			const from = drafts[each.position - 1]!;
			const earlier = listDiscounts(drafts, each.position).filter((other) => other.position < position);
			const left = from.unitPrice * from.quantity - sum(earlier);
			// What is left to tax afterwards, so that a line's taxes add up to that of what was paid for it.
			return taxOf(left, from) - taxOf(left - each.amount, from);
		});
		return {
			...draft,
			position,
			amount,
			taxInside: -taxes.reduce((all, one) => all + one, 0),
			discounts: [],
		};
	});
	const total = sum(lines);
	if (total < 0 || !Number.isSafeInteger(total))
		throw new RangeError("an order cannot cost less than nothing");
	return { lines, total };
}

const listDiscounts = (drafts: readonly LineDraft[], position: number): LineDiscount[] =>
	drafts.flatMap((draft, index) =>
		draft.kind === "discount"
			? draft.takenOff
					.filter((each) => each.position === position && each.amount > 0)
					.map(({ amount }) => ({ position: index + 1, amount }))
			: [],
	);

const isTakeable = (drafts: readonly LineDraft[], { position, amount }: LineDiscount) =>
	Number.isInteger(amount) &&
	amount >= 0 &&
	drafts[position - 1] &&
	drafts[position - 1]?.kind !== "discount";

const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);
