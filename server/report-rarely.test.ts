import { afterEach, expect, it, vi } from "vitest";
import { reportRarely } from "./report-rarely";

afterEach(() => vi.useRealTimers());

it("reports an error once, and again after a minute with the number suppressed", () => {
	vi.useFakeTimers();
	const lines: string[] = [];
	const report = reportRarely((line) => lines.push(line));
	for (let second = 0; second < 61; second++) {
		report(new Error(second % 2 ? "refused (Queue: mails, Worker: 7)" : "refused"));
		if (second === 30) report(new Error("shut down"));
		vi.advanceTimersByTime(1_000);
	}
	expect(lines).toEqual(["refused", "shut down", "refused (59 more since the last time)"]);
});
