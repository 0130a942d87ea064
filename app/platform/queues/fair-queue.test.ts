import { expect, it } from "vitest";
import { fairQueue } from "./fair-queue.server";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Runs one at a time, and two more of each member may wait. */
function openQueue() {
	const inTurn = fairQueue({ atOnce: 1, waiting: 10 }, { atOnce: 1, waiting: 2 });
	const started: string[] = [];
	const ends: (() => void)[] = [];
	const run = (name: string, signal?: AbortSignal) =>
		inTurn(
			name[0]!,
			() => {
				started.push(name);
				return new Promise<string>((resolve) => ends.push(() => resolve(name)));
			},
			signal,
		);
	const endNext = async () => {
		ends.shift()!();
		await settle();
	};
	return { run, started, endNext };
}

it("a member's second waits behind the first of everybody else", async () => {
	const { run, started, endNext } = openQueue();
	const all = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => run(name));
	for (const _ of all) await endNext();
	expect(started).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
	await Promise.all(all);
});

it("whoever has filled their own line is refused, and nobody else is", async () => {
	const { run, endNext } = openQueue();
	const all = ["a1", "a2", "a3"].map((name) => run(name));
	await expect(run("a4")).rejects.toMatchObject({
		code: "too_many_requests",
		retryAfter: expect.any(Number),
	});
	all.push(run("b1"));
	for (const _ of all) await endNext();
	expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
});

it("whoever leaves frees a place in their line", async () => {
	const { run, started, endNext } = openQueue();
	const leaver = new AbortController();
	const all = [run("a1"), run("a2")];
	const left = run("a3", leaver.signal);
	leaver.abort(new Error("gone"));
	await expect(left).rejects.toThrow("gone");
	all.push(run("a4"));
	for (const _ of all) await endNext();
	expect(started).toEqual(["a1", "a2", "a4"]);
	await Promise.all(all);
});
