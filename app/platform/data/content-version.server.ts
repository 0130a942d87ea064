import { createHash } from "node:crypto";
import { jsonInOrder } from "./json-in-order";

/**
 * A hash of some content. A save names the version it was based on, so a change by anybody since (a colleague, the
 * touchline, an import) is detected without a version counter that all of them would have to maintain.
 */
export const contentVersion = (content: unknown): string =>
	createHash("sha256")
		.update(jsonInOrder(content) ?? "")
		.digest("hex")
		.slice(0, 16);
