import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { createMember } from "../../members/factories.server";
import { buildLine, createOrder, createStock } from "../factories.server";

const { db, pool, settings, jobs } = await testApp();
const invariants = readFileSync(new URL("../invariants.sql", import.meta.url), "utf8");
const faults = async () => (await pool.query(invariants)).rows.map(({ fault }) => fault).sort();

it("refuses a second order with the same key; without that guard the invariants show it", async () => {
	const [stock, member, other] = [await createStock(db, 10), await createMember(db), await createMember(db)];
	const onceKey = randomUUID();
	const place = (memberId: string) =>
		createOrder(
			{ db, jobs, settings, language: "id", onceKey },
			{ memberId, lines: [buildLine({ allotmentId: stock })] },
		);
	await place(member.id);
	await expect(place(member.id)).rejects.toMatchObject({ constraint: "orders_one_per_key" });
	await place(other.id);
	// Not placed by requests, so no answer was stored for them.
	expect(await faults()).toEqual(Array(2).fill("order that its key does not answer"));
	await pool.query("alter table orders drop constraint orders_one_per_key");
	await place(member.id);
	expect(await faults()).toContain("one key, two orders");
});
