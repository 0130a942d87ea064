import type { Language } from "../platform/language";

/** `12.400`, in English `12,400`. */
export const formatCount = (count: number, language: Language): string =>
	String(count).replace(/\B(?=(\d{3})+$)/g, language === "en" ? "," : ".");

/** Rounded down: "100%" is said only when the goal is reached. */
export const percentReached = ({ reached, goal }: { reached: number; goal: number }): number =>
	Math.floor((reached * 100) / goal);
