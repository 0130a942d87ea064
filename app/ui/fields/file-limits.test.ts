import { expect, test } from "vitest";
import { fileFault, fileKinds, fileSize } from "./file-limits";

const limits = { accept: ["image/jpeg", "image/png", "image/webp"], maxBytes: 5 * 1024 * 1024 };

test("a file's type is checked before its size", () => {
	expect(fileFault({ type: "image/svg+xml", size: 10 }, limits)).toBe("type");
	expect(fileFault({ type: "", size: 10 }, limits)).toBe("type");
	expect(fileFault({ type: "image/png", size: limits.maxBytes + 1 }, limits)).toBe("size");
});

test("a file exactly at the limit is accepted", () => {
	expect(fileFault({ type: "image/webp", size: limits.maxBytes }, limits)).toBeNull();
});

test("limits are human-readable", () => {
	expect(fileKinds(limits.accept)).toBe("JPEG, PNG, WebP");
	expect(fileSize(limits.maxBytes, "id")).toBe("5 MB");
	expect(fileSize(1.44 * 1024 * 1024, "id")).toBe("1,4 MB");
	expect(fileSize(1.44 * 1024 * 1024, "en")).toBe("1.4 MB");
	expect(fileSize(300, "id")).toBe("1 KB");
});
