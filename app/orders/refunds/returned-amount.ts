import type { OrderLine } from "../tables.server";

/** A quantity of a line: by its position in the order. */
export type Returned = { position: number; quantity: number };
type PricedLine = Pick<OrderLine, "position" | "unitPrice" | "quantity" | "amount">;

/**
 * What the buyer gets back for some of the lines after earlier refunds. A discount applied to everything that was
 * bought, so each item refunds what was really paid for it. Computed cumulatively: however an order is split, the parts
 * sum to its total, to the rupiah.
 */
export function returnedAmount(
	lines: readonly PricedLine[],
	before: readonly Returned[],
	now: readonly Returned[],
): number {
	return paidFor(lines, [...before, ...now]) - paidFor(lines, before);
}

/** What has not been refunded yet, without discounts: they come back with what they applied to. */
export function listReturnable(lines: readonly PricedLine[], before: readonly Returned[]): Returned[] {
	return lines
		.filter(({ amount }) => amount >= 0)
		.map(({ position, quantity }) => ({ position, quantity: quantity - quantityOf(before, position) }))
		.filter(({ quantity }) => quantity > 0);
}

/** What was refunded and what was bought, both at full price. */
export function partReturned(lines: readonly PricedLine[], returned: readonly Returned[]) {
	const bought = lines.filter(({ amount }) => amount >= 0);
	const value = sum(bought.map(({ position, unitPrice }) => unitPrice * quantityOf(returned, position)));
	return { value, whole: sum(bought.map(({ amount }) => amount)) };
}

function paidFor(lines: readonly PricedLine[], returned: readonly Returned[]): number {
	const { value, whole } = partReturned(lines, returned);
	const discount = -sum(lines.map(({ amount }) => Math.min(0, amount)));
	return whole === 0 ? 0 : value - shareOf(discount, value, whole);
}

/** `discount * value / whole`, rounded half up; the product may exceed a safe integer. */
export function shareOf(discount: number, value: number, whole: number): number {
	const [numerator, denominator] = [BigInt(discount) * BigInt(value), BigInt(whole)];
	return Number((numerator * 2n + denominator) / (denominator * 2n));
}

const quantityOf = (returned: readonly Returned[], position: number) =>
	sum(returned.filter((one) => one.position === position).map(({ quantity }) => quantity));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
