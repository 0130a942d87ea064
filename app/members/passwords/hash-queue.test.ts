import { availableParallelism } from "node:os";
import { expect, it } from "vitest";
import { inHashQueue } from "./hash-queue.server";

const later = () => new Promise((resolve) => setTimeout(resolve, 2));

it("computes one hash per core at a time, and all of them eventually", async () => {
	let running = 0;
	let most = 0;
	const work = async (number: number) => {
		most = Math.max(most, ++running);
		await later();
		running--;
		return number;
	};
	const numbers = Array.from({ length: 40 }, (_, number) => number);
	expect(await Promise.all(numbers.map((number) => inHashQueue(() => work(number))))).toEqual(numbers);
	expect(most).toBe(availableParallelism());
});

it("continues after a failure", async () => {
	const broken = Array.from({ length: 10 }, () => inHashQueue(() => Promise.reject(new Error("broken"))));
	expect((await Promise.allSettled(broken)).every(({ status }) => status === "rejected")).toBe(true);
	expect(await inHashQueue(async () => "well")).toBe("well");
});

it("refuses when the queue is full", async () => {
	const results = await Promise.allSettled(Array.from({ length: 1_000 }, () => inHashQueue(later)));
	const refused = results.filter(({ status }) => status === "rejected");
	expect(refused.length).toBeGreaterThan(0);
	expect(refused.length).toBeLessThan(1_000);
});
