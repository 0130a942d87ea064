import type { CSSProperties } from "react";

/** Inline styles contain only variables, so every rule stays in a style sheet. */
export const cssVariables = (values: Record<`--${string}`, string | number | undefined>): CSSProperties =>
	values as CSSProperties;
