import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onceASecond } from "./once-a-second";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it("reads once for all callers within a second, and again after it", async () => {
	const read = vi.fn(async (key: string) => `${key} ${read.mock.calls.length}`);
	const ask = onceASecond(read);
	expect(await Promise.all(Array.from({ length: 500 }, () => ask("a")))).toEqual(
		Array.from({ length: 500 }, () => "a 1"),
	);
	vi.advanceTimersByTime(999);
	expect(await ask("a")).toBe("a 1");
	expect(await ask("b")).toBe("b 2");
	vi.advanceTimersByTime(1);
	expect(await ask("a")).toBe("a 3");
});

it("waits for a slow read instead of starting another", async () => {
	const read = vi.fn(() => new Promise<string>((done) => setTimeout(() => done("late"), 5_000)));
	const ask = onceASecond(read);
	const answers = [ask("a")];
	vi.advanceTimersByTime(3_000);
	answers.push(ask("a"));
	vi.advanceTimersByTime(2_000);
	expect(await Promise.all(answers)).toEqual(["late", "late"]);
	expect(read).toHaveBeenCalledTimes(1);
});

it("does not cache a failure", async () => {
	const read = vi.fn(async () => "back").mockRejectedValueOnce(new Error("database gone"));
	const ask = onceASecond(read);
	await expect(ask("a")).rejects.toThrow("database gone");
	expect(await ask("a")).toBe("back");
});
