import { beforeEach, expect, it, vi } from "vitest";
import { askEarly, forgetEarlyAnswers, mostAnswers, takeEarlyAnswer, usableFor } from "./early-answers";

beforeEach(forgetEarlyAnswers);

it("asks once for what is asked for twice, and gives the answer to one", async () => {
	const ask = vi.fn(async () => "answer");
	askEarly("/news", ask);
	askEarly("/news", ask);
	expect(ask).toHaveBeenCalledOnce();
	expect(await takeEarlyAnswer("/news")).toBe("answer");
	expect(takeEarlyAnswer("/news")).toBeUndefined();
});

it("keeps no answer for longer than it is right", async () => {
	const now = vi.spyOn(performance, "now");
	now.mockReturnValue(1000);
	const ask = vi.fn(async () => "answer");
	askEarly("/news", ask);
	now.mockReturnValue(1000 + usableFor);
	expect(takeEarlyAnswer("/news")).toBeUndefined();
	askEarly("/news", ask);
	now.mockReturnValue(1000 + usableFor);
	askEarly("/news", ask);
	expect(ask).toHaveBeenCalledTimes(2);
	now.mockRestore();
});

it("keeps no failure, but hands on one that is still to come", async () => {
	askEarly("/news", () => Promise.reject(new Error("offline"))).catch(() => {});
	const taken = takeEarlyAnswer("/news");
	await expect(taken).rejects.toThrow("offline");
	await askEarly("/events", () => Promise.reject(new Error("offline"))).catch(() => {});
	expect(takeEarlyAnswer("/events")).toBeUndefined();
});

it("keeps a bounded number, the newest", () => {
	for (let at = 0; at <= mostAnswers; at++) askEarly(`/news/${at}`, async () => at);
	expect(takeEarlyAnswer("/news/0")).toBeUndefined();
	expect(takeEarlyAnswer("/news/1")).toBeDefined();
	expect(takeEarlyAnswer(`/news/${mostAnswers}`)).toBeDefined();
});

it("a failure of an answer that was forgotten leaves its successor alone", async () => {
	let fail = () => {};
	const first = askEarly("/cart", () => new Promise((_, reject) => (fail = () => reject(new Error("late")))));
	forgetEarlyAnswers();
	askEarly("/cart", async () => "fresh");
	fail();
	await first.catch(() => {});
	expect(await takeEarlyAnswer("/cart")).toBe("fresh");
});
