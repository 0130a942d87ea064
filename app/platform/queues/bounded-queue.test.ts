import { expect, it } from "vitest";
import { Refusal } from "../http/refusal";
import { boundedQueue } from "./bounded-queue.server";

/** Work that finishes when the test says so. */
function openWork() {
	const started: string[] = [];
	const ends = new Map<string, () => void>();
	const work = (name: string) => () => {
		started.push(name);
		return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
	};
	return { started, work, end: (name: string) => ends.get(name)!() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs a few at once and the others in FIFO order", async () => {
	const { started, work, end } = openWork();
	const inTurn = boundedQueue(2, 10);
	const all = ["a", "b", "c", "d"].map((name) => inTurn(work(name)));
	expect(started).toEqual(["a", "b"]);
	end("b");
	await settle();
	expect(started).toEqual(["a", "b", "c"]);
	for (const name of ["a", "c"]) end(name);
	await settle();
	end("d");
	expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

it("refuses work when full, and accepts it again once there is room", async () => {
	const { started, work, end } = openWork();
	const inTurn = boundedQueue(1, 1);
	const first = inTurn(work("first"));
	expect(inTurn.isFull()).toBe(false);
	const second = inTurn(work("second"));
	expect(inTurn.isFull()).toBe(true);
	const refused = await inTurn(work("third")).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(Refusal);
	expect(refused).toMatchObject({ code: "server_busy", retryAfter: expect.any(Number) });
	end("first");
	await first;
	await settle();
	expect(inTurn.isFull()).toBe(false);
	end("second");
	await second;
	const fourth = inTurn(work("fourth"));
	end("fourth");
	expect(await fourth).toBe("fourth");
	expect(started).toEqual(["first", "second", "fourth"]);
});

it("never runs work aborted while queued, and frees its place", async () => {
	const { started, work, end } = openWork();
	const inTurn = boundedQueue(1, 2);
	const first = inTurn(work("first"));
	const leaver = new AbortController();
	const left = inTurn(work("left"), leaver.signal);
	const next = inTurn(work("next"), new AbortController().signal);
	expect(inTurn.isFull()).toBe(true);
	leaver.abort(new Error("gone"));
	await expect(left).rejects.toThrow("gone");
	expect(inTurn.isFull()).toBe(false);
	end("first");
	await first;
	await settle();
	expect(started).toEqual(["first", "next"]);
	end("next");
	await next;
	await expect(inTurn(work("late"), leaver.signal)).rejects.toThrow("gone");
	expect(started).toEqual(["first", "next"]);
});

it("continues after a failure", async () => {
	const inTurn = boundedQueue(1, 20);
	const broken = Array.from({ length: 10 }, () => inTurn(() => Promise.reject(new Error("broken"))));
	for (const work of broken) await expect(work).rejects.toThrow("broken");
	expect(await inTurn(async () => "well")).toBe("well");
});
