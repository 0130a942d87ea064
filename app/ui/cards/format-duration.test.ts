import { expect, test } from "vitest";
import { formatDuration } from "./format-duration";

test("durations are formatted like a clock", () => {
	expect(formatDuration(1104, "id")).toBe("18.24");
	expect(formatDuration(9, "id")).toBe("0.09");
	expect(formatDuration(3725, "id")).toBe("1.02.05");
	expect(formatDuration(9, "en")).toBe("0:09");
	expect(formatDuration(3725, "en")).toBe("1:02:05");
});
