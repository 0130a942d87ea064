import type { Document } from "./contract";

/** How much an invoice has to hold, in lines of its table: an address is as high as three. */
export const countRows = ({ lines, sentTo }: Pick<Document, "lines" | "sentTo">) =>
	lines.length + (sentTo ? 3 : 0);
