import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { freshDatabase } from "../../../test/database";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import {
	createAllotments,
	extendHold,
	giveBack,
	holdShares,
	leftOf,
	NotEnough,
	releaseExpiredHolds,
	releaseHold,
	sellShares,
} from "./allotments.server";
import { allotments, holds } from "./tables.server";

const { db, pool } = await freshDatabase();
afterAll(() => pool.end());

let [shirts, seats]: string[] = [];
beforeEach(async () => {
	await db.delete(holds);
	[shirts] = await createAllotments(db, "variant", [{ size: 5 }]);
	[seats] = await createAllotments(db, "section", [{ size: 10 }]);
});

const share = (allotmentId: string | undefined, quantity: number) => ({
	allotmentId: allotmentId!,
	quantity,
});
const left = async (id: string | undefined) =>
	(
		await db
			.select({ left: leftOf(allotments) })
			.from(allotments)
			.where(eq(allotments.id, id!))
	)[0]?.left;
const countsOf = async (id: string | undefined) => {
	const [row] = await db.select().from(allotments).where(eq(allotments.id, id!));
	return { held: row?.held, sold: row?.sold };
};
const expire = (holdId: string) =>
	db.update(holds).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(holds.holdId, holdId));

describe("holding", () => {
	it("takes several things together, or none of them", async () => {
		await holdShares(db, randomUUID(), [share(shirts, 2), share(seats, 4)], 600);
		expect([await left(shirts), await left(seats)]).toEqual([3, 6]);
		const refused = holdShares(db, randomUUID(), [share(shirts, 4), share(seats, 1)], 600);
		await expect(refused).rejects.toMatchObject({ name: "NotEnough", left: new Map([[shirts, 3]]) });
		expect([await left(shirts), await left(seats)]).toEqual([3, 6]);
	});

	it("replaces the same hold, so that nobody stands in their own way", async () => {
		const hold = randomUUID();
		await holdShares(db, hold, [share(shirts, 5)], 600);
		await holdShares(db, hold, [share(shirts, 4), share(seats, 1)], 600);
		await holdShares(db, hold, [share(seats, 2)], 600);
		expect([await left(shirts), await left(seats)]).toEqual([5, 8]);
	});

	it("adds up a thing that is named twice", async () => {
		await expect(holdShares(db, randomUUID(), [share(shirts, 3), share(shirts, 3)], 600)).rejects.toThrow(
			NotEnough,
		);
		await holdShares(db, randomUUID(), [share(shirts, 3), share(shirts, 2)], 600);
		expect(await left(shirts)).toBe(0);
	});

	it("stops counting the moment it expires, before any sweep", async () => {
		const hold = randomUUID();
		await holdShares(db, hold, [share(shirts, 5)], 600);
		await expire(hold);
		expect(await left(shirts)).toBe(5);
		await holdShares(db, randomUUID(), [share(shirts, 5)], 600);
		expect(await countsOf(shirts)).toEqual({ held: 5, sold: 0 });
		expect(await extendHold(db, hold, 600)).toBe(false);
	});

	it("can be extended while it lives, is released once, and swept when expired", async () => {
		const [kept, swept] = [randomUUID(), randomUUID()];
		await holdShares(db, kept, [share(shirts, 2)], 600);
		await holdShares(db, swept, [share(shirts, 3)], 600);
		await expire(swept);
		expect(await extendHold(db, kept, 900)).toBe(true);
		await releaseExpiredHolds(db);
		expect(await countsOf(shirts)).toEqual({ held: 2, sold: 0 });
		await releaseHold(db, kept);
		await releaseHold(db, kept);
		expect(await countsOf(shirts)).toEqual({ held: 0, sold: 0 });
	});

	it("refuses what has no allotment", async () => {
		await expect(holdShares(db, randomUUID(), [share(randomUUID(), 1)], 600)).rejects.toThrow(NotEnough);
	});
});

describe("selling", () => {
	it("uses up the hold", async () => {
		const hold = randomUUID();
		await holdShares(db, hold, [share(shirts, 5)], 600);
		await sellShares(db, hold, [share(shirts, 5)]);
		expect(await countsOf(shirts)).toEqual({ held: 0, sold: 5 });
	});

	it("still works after the hold expired if enough is left, and takes nothing if not", async () => {
		const [late, other] = [randomUUID(), randomUUID()];
		await holdShares(db, late, [share(shirts, 3)], 600);
		await expire(late);
		await sellShares(db, late, [share(shirts, 3)]);
		await holdShares(db, other, [share(shirts, 2)], 600);
		await expect(sellShares(db, randomUUID(), [share(shirts, 1)])).rejects.toThrow(NotEnough);
		expect(await countsOf(shirts)).toEqual({ held: 2, sold: 3 });
	});

	it("can be undone, and never below zero", async () => {
		await sellShares(db, randomUUID(), [share(shirts, 3)]);
		await giveBack(db, [share(shirts, 2)]);
		expect(await countsOf(shirts)).toEqual({ held: 0, sold: 1 });
		await expect(giveBack(db, [share(shirts, 2)])).rejects.toThrow();
	});
});

it("uses an index on holds even while there are few, since the plan is kept when a sale opens and there are thousands", async () => {
	await db.execute(sql`vacuum analyze ${holds}`);
	const hold = async (db: Db) => {
		const scansOfAll = async () =>
			(await db.execute(sql`select seq_scan from pg_stat_xact_user_tables where relname = 'holds'`)).rows;
		const before = await scansOfAll();
		for (let count = 0; count < 10; count++) await holdShares(db, randomUUID(), [share(seats, 1)], 600);
		expect(await scansOfAll()).toEqual(before);
	};
	await transaction(db, hold, { byIndex: true });
});

it("never oversells or deadlocks when everybody wants the same things in different orders", async () => {
	const buyers = Array.from({ length: 60 }, (_, index) => {
		const wanted = [share(shirts, 1), share(seats, 1)];
		return transaction(db, (db) =>
			holdShares(db, randomUUID(), index % 2 ? wanted : wanted.reverse(), 600),
		).then(
			() => "held",
			(error) => (error instanceof NotEnough ? "not enough" : String(error)),
		);
	});
	const outcomes = await Promise.all(buyers);
	expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(5);
	expect(outcomes.filter((outcome) => outcome === "not enough")).toHaveLength(55);
	expect(await countsOf(seats)).toEqual({ held: 5, sold: 0 });
});

it("agrees with a plain model under random sequences", async () => {
	const holders = ["a", "b", "c"] as const;
	const step = fc.record({
		act: fc.constantFrom("hold", "sell", "release", "expire", "sweep", "give back"),
		who: fc.constantFrom(...holders),
		quantity: fc.integer({ min: 1, max: 4 }),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 25, size: "medium" }), async (steps) => {
			const [id] = await createAllotments(db, "variant", [{ size: 6 }]);
			const ids = Object.fromEntries(holders.map((who) => [who, randomUUID()])) as Record<string, string>;
			const held: Record<string, number> = {};
			let sold = 0;
			const taken = () => sold + Object.values(held).reduce((sum, quantity) => sum + quantity, 0);
			for (const { act, who, quantity } of steps) {
				const holdId = ids[who]!;
				const others = taken() - (held[who] ?? 0);
				const fits = others + quantity <= 6;
				if (act === "hold") {
					// A refused hold is rolled back by its caller's transaction.
					const done = await transaction(db, (db) => holdShares(db, holdId, [share(id, quantity)], 600)).then(
						() => true,
						() => false,
					);
					expect(done).toBe(fits);
					if (fits) held[who] = quantity;
				} else if (act === "sell") {
					const done = await transaction(db, (db) => sellShares(db, holdId, [share(id, quantity)])).then(
						() => true,
						() => false,
					);
					expect(done).toBe(fits);
					if (fits) {
						sold += quantity;
						held[who] = 0;
					}
				} else if (act === "release") {
					await releaseHold(db, holdId);
					held[who] = 0;
				} else if (act === "expire") {
					await expire(holdId);
					held[who] = 0;
				} else if (act === "sweep") await releaseExpiredHolds(db);
				else if (sold >= quantity) {
					await giveBack(db, [share(id, quantity)]);
					sold -= quantity;
				}
				expect(await left(id)).toBe(6 - taken());
			}
		}),
		{ numRuns: 30 },
	);
});
