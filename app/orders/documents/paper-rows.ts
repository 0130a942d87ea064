import type { Document } from "./contract";

/** How long an invoice is, in lines of its table: an address counts as three. */
export const countRows = ({ lines, sentTo }: Pick<Document, "lines" | "sentTo">) =>
	lines.length + (sentTo ? 3 : 0);
