import type { Board } from "./board-screen";

/** A gate has the colour of the stand it leads to. */
export const standOfGate = ({ sections }: Pick<Board, "sections">, gate: string) =>
	sections.find((section) => section.gate === gate)?.stand ?? "vip";
