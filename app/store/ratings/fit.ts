/** How an item fits its buyer. */
export const fits = ["small", "right", "large"] as const;
export type Fit = (typeof fits)[number];
export type FitVotes = Record<Fit, number>;

export const noVotes: FitVotes = { small: 0, right: 0, large: 0 };
export const countVotes = ({ small, right, large }: FitVotes) => small + right + large;

const fewestVotes = 5;

/** The advice from the buyers' votes; null while there are too few. A third or more is unlikely to be chance. */
export function adviseSize(votes: FitVotes): "larger" | "usual" | "smaller" | null {
	const all = countVotes(votes);
	if (all < fewestVotes) return null;
	const [small, large] = [votes.small * 3 >= all, votes.large * 3 >= all];
	if (small === large) return "usual";
	return small ? "larger" : "smaller";
}
