/** What was on the screen when "place order" was pressed; null if no total was there yet. */
export type Press = { total: number | null };

type Priced = {
	/** Whether the sums are those of what is chosen now. */
	isCurrent: boolean;
	sums: { answer: { total: number } | null; hasFailed: boolean };
	rates: { hasFailed: boolean };
};

export const pressOf = ({ sums }: Pick<Priced, "sums">): Press => ({ total: sums.answer?.total ?? null });

/**
 * What becomes of a press while prices are on their way: it waits for them, and it orders only at the total that was on the
 * screen. What cannot be computed is not waited for: placing the order then says what is missing.
 */
export function judgePress(press: Press, { isCurrent, sums, rates }: Priced): "wait" | "order" | "changed" {
	if (sums.hasFailed || rates.hasFailed) return "order";
	if (!isCurrent) return "wait";
	return press.total === sums.answer?.total ? "order" : "changed";
}
