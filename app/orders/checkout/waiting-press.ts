/** The total on the screen when "place order" was pressed; null if there was none yet. */
export type Press = { total: number | null };

type Priced = {
	/** Whether the totals match the current choices. */
	isCurrent: boolean;
	sums: { answer: { total: number } | null; hasFailed: boolean };
	rates: { hasFailed: boolean };
};

export const pressOf = ({ sums }: Pick<Priced, "sums">): Press => ({ total: sums.answer?.total ?? null });

/**
 * What happens to a press while prices are loading: it waits for them, and orders only at the total that was on the
 * screen. Prices that can't be computed are not waited for: placing the order then says what is missing.
 */
export function judgePress(press: Press, { isCurrent, sums, rates }: Priced): "wait" | "order" | "changed" {
	if (sums.hasFailed || rates.hasFailed) return "order";
	if (!isCurrent) return "wait";
	return press.total === sums.answer?.total ? "order" : "changed";
}
