/** Rounded down: "100%" is said only when the goal is reached. */
export const percentReached = ({ reached, goal }: { reached: number; goal: number }): number =>
	Math.floor((reached * 100) / goal);
