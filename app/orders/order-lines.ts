import type { Localized } from "../platform/language";
import type { Print } from "../printing/print";
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

/** What a slice wants to sell, at the price it looked up itself. */
export type LineDraft = {
	kind: OrderLineKind;
	title: Localized;
	reference?: string;
	details?: LineDetails;
	/** Whole rupiah, tax included; negative for discounts. */
	unitPrice: number;
	quantity: number;
	/** Tickets are subject to regional tax, not value added tax. */
	isTaxed: boolean;
	allotmentId?: string;
};
export type PricedLine = LineDraft & { position: number; amount: number; taxInside: number };

/** Prices an order. Throws on anything that is not a whole, payable sum: a bug in the calling slice. */
export function priceLines(
	drafts: readonly LineDraft[],
	tax: TaxRule,
): { lines: PricedLine[]; total: number } {
	const lines = drafts.map((draft, index) => {
		const amount = draft.unitPrice * draft.quantity;
		if (!Number.isSafeInteger(amount) || !Number.isInteger(draft.unitPrice) || draft.quantity < 1)
			throw new RangeError(`line ${index + 1} is not an amount in whole rupiah`);
		if (amount < 0 && draft.kind !== "discount") throw new RangeError("only discounts are negative");
		return { ...draft, position: index + 1, amount, taxInside: draft.isTaxed ? taxInside(amount, tax) : 0 };
	});
	const total = lines.reduce((sum, { amount }) => sum + amount, 0);
	if (total < 0 || !Number.isSafeInteger(total))
		throw new RangeError("an order cannot cost less than nothing");
	return { lines, total };
}
