import type { CSSProperties } from "react";

/** Inline styles hold nothing but variables, so that every rule stays in a style sheet. */
export const cssVariables = (values: Record<`--${string}`, string | number | undefined>): CSSProperties =>
	values as CSSProperties;
