import { expect, test } from "vitest";
import { formatDuration } from "./video-card";

test("lengths read as on a scoreboard", () => {
	expect(formatDuration(1104)).toBe("18.24");
	expect(formatDuration(9)).toBe("0.09");
	expect(formatDuration(3725)).toBe("1.02.05");
});
