import { createHash } from "node:crypto";

/** The same name gives the same id on every start, so demo rows can point at each other before they exist. */
export function demoId(name: string): string {
	const hex = createHash("sha256").update(`demo/${name}`).digest("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
