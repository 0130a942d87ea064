import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createTicketSale } from "../../../test/ticket-sale";
import { createMember } from "../../members/factories.server";
import { transaction } from "../../platform/data/transaction.server";
import { insertSeats } from "../seats/section-seats.server";
import { countPromised, listFree } from "./free-places.server";
import { pickTogether } from "./pick-together";
import { listWaiting } from "./place-offers.server";
import { placeOffers, waitingList } from "./tables.server";

const { db } = await testApp();
const fans = await Promise.all(Array.from({ length: 14 }, () => createMember(db)));

/** What the number means: everybody in the line, in its order, picks from all the places that are left. */
async function countOneByOne(saleId: string) {
	const promised = new Map<string, number>();
	let free = await listFree(db, saleId);
	for (const fan of await listWaiting(db, saleId)) {
		const picked = pickTogether(free, fan);
		if (!picked) continue;
		const { sectionId } = picked[0]!;
		promised.set(sectionId, (promised.get(sectionId) ?? 0) + picked.length);
		free = free.filter((place) => !picked.includes(place));
	}
	return promised;
}

const section = fc.record({
	/** The free seats of its rows; null with free seating. */
	rows: fc.option(
		fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 2 }),
	),
	left: fc.nat(6),
});
const fan = fc.record({
	/** Past the last section: any. */
	section: fc.nat(4),
	size: fc.integer({ min: 1, max: 4 }),
	state: fc.constantFrom("waits", "waits", "waits", "waits", "offered", "left"),
});
const line = fc.record({
	sections: fc.array(section, { minLength: 1, maxLength: 3 }),
	fans: fc.array(fan, { maxLength: fans.length }),
});

describe("places promised to the waiting list", () => {
	it("are those that everybody in the line gets, one after the other", async () => {
		let found = 0;
		await fc.assert(
			fc.asyncProperty(line, async (line) => {
				const saleId = await createLine(line);
				const promised = await countPromised(db, saleId);
				found += promised.size;
				expect(new Map([...promised].sort())).toEqual(new Map([...(await countOneByOne(saleId))].sort()));
			}),
			{ numRuns: 60 },
		);
		expect(found).toBeGreaterThan(30);
	});

	it("are counted without reading the whole line of twenty thousand", async () => {
		const { saleId, sections } = await createTicketSale(db, {}, [
			{ key: "a", quota: 40 },
			{ key: "b", quota: 40 },
			{ key: "c", quota: 3 },
		]);
		const [many] = await db
			.execute<{ ids: string[] }>(sql`
			with made as (
				insert into members (name, email, phone, password_hash)
				select 'Fan ' || n, 'line-' || n || '@example.org', '+62899' || lpad(n::text, 7, '0'), '' from generate_series(1, 20000) n
				returning id
			) select array_agg(id) as ids from made`)
			.then(({ rows }) => rows);
		await db.execute(sql`
			insert into waiting_list (sale_id, section_id, member_id, size, joined_at)
			select ${saleId}, case n % 4 when 0 then null when 1 then ${sections[1]!.id}::uuid else ${sections[2]!.id}::uuid end,
				member, 1 + n % 4, now() - make_interval(secs => 30000 - n)
			from unnest(${sql.param(many!.ids)}::uuid[]) with ordinality as fan(member, n)`);
		await db.execute("analyze waiting_list");
		expect(await countPromised(db, saleId)).toEqual(await countOneByOne(saleId));
		const reads = await transaction(db, async (db) => {
			const { rows: before } = await db.execute<Reads>(readsOfList);
			await countPromised(db, saleId);
			const { rows: after } = await db.execute<Reads>(readsOfList);
			return after[0]!.reads - before[0]!.reads;
		});
		expect(reads).toBeLessThan(1_000);
	});
});

type Reads = { reads: number };
/** By this connection, of the table and its indexes. Also of its last transactions, as long as they are not reported. */
const readsOfList = sql`
	select sum(pg_stat_get_xact_tuples_returned(oid))::int as reads from pg_class where oid = 'waiting_list'::regclass
	or oid in (select indexrelid from pg_index where indrelid = 'waiting_list'::regclass)`;

async function createLine({
	sections,
	fans: wishes,
}: typeof line extends fc.Arbitrary<infer Line> ? Line : never) {
	const { saleId, sections: made } = await createTicketSale(
		db,
		{},
		sections.map(({ rows, left }, at) => ({
			key: `s${at}`,
			listOrder: at,
			quota: rows?.flat().length ?? left,
		})),
	);
	for (const [at, { rows }] of sections.entries()) {
		if (!rows) continue;
		const seats = rows.flatMap((row, rowAt) =>
			row.map((isFree, seatAt) => ({ row: rowAt + 1, number: seatAt + 1, isSold: !isFree })),
		);
		await insertSeats(db, made[at]!.id, seats);
		await db.execute(sql`
			update allotments set sold = ${seats.filter(({ isSold }) => isSold).length} where id = ${made[at]!.id}`);
	}
	for (const [at, { section, size, state }] of wishes.entries()) {
		const [waiting] = await db
			.insert(waitingList)
			.values({
				saleId,
				sectionId: made[section]?.id ?? null,
				memberId: fans[at]!.id,
				size,
				...(state === "left" && { outcome: "left" as const }),
			})
			.returning();
		if (state === "offered")
			await db.insert(placeOffers).values({
				fanId: waiting!.id,
				sectionId: made[0]!.id,
				seatIds: [],
				expiresAt: sql`now() + interval '1 hour'`,
			});
	}
	return saleId;
}
