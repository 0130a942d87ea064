import { expect, it } from "vitest";
import { tagLabel } from "./tag-label";

it("turns a tag into words in the reader's language", () => {
	expect(tagLabel("laporan-laga", "id")).toBe("laporan laga");
	expect(tagLabel("laporan-laga", "en")).toBe("match report");
});

it("leaves names, numbers and untranslated tags unchanged", () => {
	expect(tagLabel("raka-wirayuda", "en")).toBe("raka wirayuda");
	expect(tagLabel("u-17", "en")).toBe("u-17");
	expect(tagLabel("constructor", "en")).toBe("constructor");
});
