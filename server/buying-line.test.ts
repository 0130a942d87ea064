import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createLoggedInMember } from "../app/members/factories.server";
import { addToCart } from "../app/orders/cart/contract";
import { bind } from "../app/platform/http/bind.server";
import { testApp } from "../test/app";
import { noLimits } from "../test/call-freely";
import { buyingLine } from "./buying-line";

/** A site where one call is served at a time, and each lasts until it is finished here. */
async function siteWithLine({ longest = 100, firstWait = 50, atOnce = 1 } = {}) {
	const secret = randomBytes(32);
	const line = buyingLine({ atOnce, longest, firstWait, key: async () => secret });
	const served: { variantId: string; finish: () => void }[] = [];
	const bindings = [
		bind(addToCart, async (_, { variantId }) => {
			await new Promise<void>((finish) => served.push({ variantId, finish }));
			return { lines: [], saved: [] } as never;
		}),
	];
	const site = await testApp({}, { bindings, line, limits: noLimits });
	const fans = await Promise.all(Array.from({ length: 6 }, () => createLoggedInMember(site.db)));
	/** What the fan with this number does; the item says who it was. */
	const add = async (fan: number, place?: string, item = idOf(fan)) => {
		const response = await site.app.inject({
			method: "POST",
			url: "/api/cart/lines",
			headers: { authorization: `Bearer ${fans[fan]!.token}`, ...(place && { "queue-place": place }) },
			payload: { variantId: item, price: 1 },
		});
		const { error, message } = response.json();
		return { status: response.statusCode, error, message, place: response.headers["queue-place"] as string };
	};
	/** As browsers do it: until it is served. */
	const buy = async (fan: number, place?: string): ReturnType<typeof add> => {
		const answer = await add(fan, place);
		return answer.error === "in_line" ? buy(fan, answer.place) : answer;
	};
	/** Of the next call to be served. */
	const next = async () => {
		await expect.poll(() => served.length).toBeGreaterThan(0);
		const { variantId, finish } = served.shift()!;
		return { fan: Number(variantId.at(-1)), finish };
	};
	return { ...site, line, served, add, buy, next };
}
const idOf = (fan: number) => `00000000-0000-4000-8000-00000000000${fan}`;

it("serves in the order of arrival, and tells those who wait their place, which they keep while they come back", async () => {
	const { line, served, add, buy, next } = await siteWithLine();
	const first = add(0);
	const inHand = await next();
	const told = [await add(1), await add(2)];
	expect(told).toMatchObject([
		{ status: 503, error: "in_line", message: expect.stringContaining("nomor 1 ") },
		{ status: 503, error: "in_line", message: expect.stringContaining("nomor 2 ") },
	]);
	// A newcomer, then the two who come back in another order than they arrived.
	const back = [buy(3), buy(2, told[1]!.place), buy(1, told[0]!.place)];
	await expect.poll(() => line.figures().present).toBe(3);
	expect(served).toEqual([]);
	inHand.finish();
	const order = [];
	for (let at = 0; at < 3; at++) {
		const { fan, finish } = await next();
		order.push(fan);
		finish();
	}
	expect(order).toEqual([1, 2, 3]);
	await Promise.all([first, ...back]);
	expect(line.figures().places).toBe(0);
});

it("takes no place that it has not given to this member, and not more than a few of one", async () => {
	const { line, add, next } = await siteWithLine({ firstWait: 20 });
	const first = add(0);
	const inHand = await next();
	const { place } = await add(1);
	expect((await add(1, "made-up")).message).toContain("nomor 2 ");
	expect((await add(2, place)).message).toContain("nomor 3 ");
	await add(1);
	await add(1);
	expect(await add(1)).toMatchObject({ status: 409, error: "in_progress" });
	expect(line.figures().places).toBe(5);
	inHand.finish();
	await first;
});

it("does not wait for a fan who is away, and refuses when the line is full", async () => {
	const { add, next } = await siteWithLine({ longest: 1, firstWait: 20 });
	const first = add(0);
	const inHand = await next();
	const { place } = await add(1);
	expect(await add(2)).toMatchObject({ status: 503, error: "server_busy" });
	inHand.finish();
	await first;
	const newcomer = add(3);
	const now = await next();
	expect(now.fan).toBe(3);
	const back = add(1, place);
	now.finish();
	expect((await newcomer).status).not.toBe(503);
	(await next()).finish();
	expect((await back).status).not.toBe(503);
});

it("holds a place for the same arrival in another process", async () => {
	const secret = randomBytes(32);
	const open = (firstWait: number) =>
		buyingLine({ atOnce: 1, longest: 9, firstWait, key: async () => secret });
	const [here, there] = [open(10), open(60_000)];
	const waits = () => new Promise<void>(() => {});
	const gone = new AbortController();
	const caller = (name: string, place?: string, givePlace: (place: string) => void = () => {}) => ({
		name,
		place,
		isMember: true,
		givePlace,
		gone: gone.signal,
	});
	void here(caller("a"), waits);
	let finish = () => {};
	const busy = there(caller("b"), () => new Promise<void>((resolve) => (finish = resolve)));
	let place = "";
	await here(
		caller("early", undefined, (given) => (place = given)),
		waits,
	).catch(() => {});
	await new Promise((resolve) => setTimeout(resolve, 5));
	const order: string[] = [];
	const late = there(caller("late"), async () => void order.push("late"));
	await expect.poll(() => there.figures().present).toBe(1);
	const early = there(caller("early", place), async () => void order.push("early"));
	await expect.poll(() => there.figures().present).toBe(2);
	finish();
	await Promise.all([busy, early, late]);
	expect(order).toEqual(["early", "late"]);
});

it("cannot be filled by guests of one address", async () => {
	const line = buyingLine({ atOnce: 1, longest: 5_000, firstWait: 60_000, key: async () => randomBytes(32) });
	const gone = new AbortController();
	const come = (name: string) =>
		line(
			{ name, place: undefined, isMember: false, givePlace: () => {}, gone: gone.signal },
			() => new Promise<void>(() => {}),
		);
	void come("stadium");
	const waiting = Array.from({ length: 501 }, () => come("stadium"));
	const outcomes = Promise.allSettled(waiting);
	await expect(waiting.at(-1)).rejects.toMatchObject({ code: "too_many_requests" });
	const other = come("elsewhere");
	await expect.poll(() => line.figures().places).toBe(501);
	gone.abort(new Error("gone"));
	await Promise.allSettled([outcomes, other]);
});
