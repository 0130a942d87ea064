import type { Language } from "../../platform/language";
import { formatDecimal } from "../../platform/numbers";

export type FileLimits = { accept: readonly string[]; maxBytes: number };

/** Checks a file before upload. The server checks again, by content. */
export function fileFault(file: { type: string; size: number }, limits: FileLimits): "type" | "size" | null {
	if (!limits.accept.includes(file.type)) return "type";
	return file.size > limits.maxBytes ? "size" : null;
}

/** "JPEG, PNG, WebP" from media types. */
export const fileKinds = (accept: readonly string[]): string =>
	accept.map((type) => kindNames[type] ?? type.split("/")[1]?.toUpperCase() ?? type).join(", ");

/** "5 MB", "1,4 MB", "320 KB" */
export function fileSize(bytes: number, language: Language): string {
	const megabytes = bytes / 1024 / 1024;
	if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
	return `${formatDecimal(megabytes, language).replace(/[.,]0$/, "")} MB`;
}

const kindNames: Record<string, string> = { "image/webp": "WebP" };
