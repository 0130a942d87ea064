import { shareOf } from "../../platform/words/money";
import type { OrderLine } from "../tables.server";

/** A quantity of a line: by its position in the order. */
export type Returned = { position: number; quantity: number };
export type SoldLine = Pick<OrderLine, "position" | "quantity" | "amount" | "discounts">;

/**
 * What the buyer gets back for some of the lines after earlier refunds: what was paid for them, each at its own share of
 * every discount. Computed cumulatively: however a line is split, its parts sum to what was paid for it, to the rupiah.
 */
export function returnedAmount(
	lines: readonly SoldLine[],
	before: readonly Returned[],
	now: readonly Returned[],
): number {
	return paidFor(lines, [...before, ...now]) - paidFor(lines, before);
}

/** What has not been refunded yet, without discounts: they come back with what they applied to. */
export function listReturnable(
	lines: readonly Omit<SoldLine, "discounts">[],
	before: readonly Returned[],
): Returned[] {
	return lines
		.filter(({ amount }) => amount >= 0)
		.map(({ position, quantity }) => ({ position, quantity: quantity - quantityOf(before, position) }))
		.filter(({ quantity }) => quantity > 0);
}

/** How much of a discount had been taken off what has been returned. */
export const discountReturned = (
	lines: readonly SoldLine[],
	discount: Pick<SoldLine, "position">,
	returned: readonly Returned[],
): number =>
	sum(
		lines.map(({ position, quantity, discounts }) =>
			shareOf(
				sum(discounts.filter((each) => each.position === discount.position).map(({ amount }) => amount)),
				quantityOf(returned, position),
				quantity,
			),
		),
	);

const paidFor = (lines: readonly SoldLine[], returned: readonly Returned[]): number =>
	sum(
		lines
			.filter(({ amount }) => amount >= 0)
			.map(({ position, quantity, amount, discounts }) =>
				shareOf(
					amount - sum(discounts.map(({ amount }) => amount)),
					quantityOf(returned, position),
					quantity,
				),
			),
	);

const quantityOf = (returned: readonly Returned[], position: number) =>
	sum(returned.filter((one) => one.position === position).map(({ quantity }) => quantity));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
