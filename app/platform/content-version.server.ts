import { createHash } from "node:crypto";
import { jsonInOrder } from "./json-in-order";

/**
 * Names a state of some content by what is in it. Whoever saves names the state they edited, so a change by anybody since
 * (a colleague, the touchline, an import) is noticed without a counter that each of them would have to keep.
 */
export const contentVersion = (content: unknown): string =>
	createHash("sha256")
		.update(jsonInOrder(content) ?? "")
		.digest("hex")
		.slice(0, 16);
