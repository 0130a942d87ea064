import { setImmediate as settle } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import type { Card } from "./card";
import { createDrawings } from "./drawings.server";

const started: string[] = [];
let finishes: (() => void)[] = [];
let bytes = 10;
beforeEach(() => {
	started.length = 0;
	finishes = [];
	bytes = 10;
});

const cardOf = (title: string) => ({ look: "panel", title }) as Card;
const draw = async (card: Card) => {
	started.push((card as { title: string }).title);
	await new Promise<void>((resolve) => finishes.push(resolve));
	return Buffer.alloc(bytes, "x");
};
const askFor = (find: ReturnType<typeof createDrawings>, title: string, asker = new AbortController()) =>
	find(cardOf(title), title, asker.signal);

async function finish(until: Promise<unknown>) {
	let isDone = false;
	const end = () => {
		isDone = true;
	};
	until.then(end, end);
	while (!isDone) {
		for (const next of finishes.splice(0)) next();
		await settle();
	}
}

it("renders two at once, identical ones once, and caches them", async () => {
	const find = createDrawings(draw);
	const all = Promise.all(["a", "a", "b", "c", "a"].map((title) => askFor(find, title)));
	await settle();
	expect(started).toEqual(["a", "b"]);
	await finish(all);
	await askFor(find, "a");
	expect(started).toEqual(["a", "b", "c"]);
});

it("refuses when the queue is full, while serving cached ones", async () => {
	const find = createDrawings(draw);
	await finish(askFor(find, "kept"));
	const waiting = Array.from({ length: 42 }, (_, index) => askFor(find, `card ${index}`));
	await expect(askFor(find, "one too many")).rejects.toMatchObject({ code: "server_busy", status: 503 });
	expect(await askFor(find, "kept")).toBeInstanceOf(Buffer);
	await finish(Promise.all(waiting));
});

it("skips abandoned requests", async () => {
	const find = createDrawings(draw);
	const [first, second] = [askFor(find, "first"), askFor(find, "second")];
	const leaver = new AbortController();
	const left = askFor(find, "left", leaver);
	const [shared, stayed] = [askFor(find, "shared", leaver), askFor(find, "shared")];
	await settle();
	leaver.abort(new Error("gone"));
	await expect(left).rejects.toThrow("gone");
	await expect(shared).rejects.toThrow("gone");
	await finish(Promise.all([first, second, stayed]));
	expect(started).toEqual(["first", "second", "shared"]);
});

it("tries again after a failure", async () => {
	let isBroken = true;
	const find = createDrawings(async () => {
		if (isBroken) throw new Error("broken");
		return Buffer.from("well");
	});
	await expect(askFor(find, "a")).rejects.toThrow("broken");
	isBroken = false;
	expect(String(await askFor(find, "a"))).toBe("well");
});

it("caches a whole club's cards, within a byte limit", async () => {
	const find = createDrawings(draw);
	bytes = 60_000;
	const drawAll = async (count: number) => {
		for (let index = 0; index < count; index++) await finish(askFor(find, `card ${index}`));
	};
	await drawAll(948);
	await drawAll(948);
	expect(started).toHaveLength(948);
	bytes = 10 * 1024 * 1024;
	for (const title of ["a", "b", "c", "d", "e", "f", "g"]) await finish(askFor(find, title));
	await finish(askFor(find, "card 0"));
	expect(started.filter((title) => title === "card 0")).toHaveLength(2);
});
