export const mostLines = 50;
/** Of one size and colour in one order. */
export const mostOfOne = 10;
