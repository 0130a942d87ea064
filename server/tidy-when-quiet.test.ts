import { expect, it, vi } from "vitest";
import { tidyWhenQuiet } from "./tidy-when-quiet";

it("clears up once after each rush, and never during one", () => {
	vi.useFakeTimers({ toFake: ["setInterval"] });
	let used = 0;
	vi.spyOn(process, "cpuUsage").mockImplementation((before) => ({
		user: used - (before?.user ?? 0),
		system: 0,
	}));
	const collect = vi.fn();
	tidyWhenQuiet(collect as unknown as NodeJS.GCFunction);
	const pass = (coreShare: number) => {
		used += coreShare * 5_000_000;
		vi.advanceTimersByTime(5_000);
		return collect.mock.calls.length;
	};
	// The start itself is a rush.
	expect([0.9, 0.01, 0.01, 0.01].map(pass), "a pause is not yet quiet").toEqual([0, 0, 0, 0]);
	expect([0.1, 0.01, 0.01, 0.01].map(pass), "nor are a few visitors").toEqual([0, 0, 0, 0]);
	expect([0.01, 0.01].map(pass)).toEqual([1, 1]);
	expect([0.1, 0, 0, 0, 0].map(pass), "a few visitors are no rush").toEqual([1, 1, 1, 1, 1]);
	expect([0.9, 0, 0, 0, 0].map(pass)).toEqual([1, 1, 1, 1, 2]);
});
