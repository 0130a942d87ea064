import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/data/database.server";
import { doEach } from "../../platform/data/each-row.server";
import { defineJob } from "../../platform/data/jobs.server";
import { transaction } from "../../platform/data/transaction.server";
import { ticketSales } from "../tables.server";
import { isOn } from "./admission.server";
import { waitingFans, waitingRooms } from "./tables.server";

/** Fans who pressed "join" just before the opening are also in the draw. */
export const secondsToDraw = 1;

const isDue = sql`drawn_at is null and opens_at + make_interval(secs => ${secondsToDraw}) <= now()`;

/** The draw happens at the opening although no fan asks just then. */
export const drawDueLots = defineJob({
	name: "draw-due-lots",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async ({ db }) => {
		const { rows } = await db.execute<{ id: string }>(sql`
			select sale_id as id from ${waitingRooms} join ${ticketSales} sale on sale.id = sale_id
			where ${isDue} and ${isOn} and published_at is not null and closes_at > now()`);
		await doEach("sale", rows, ({ id }) => drawLots(db, id));
	},
});

/**
 * Sorts everybody who came before the opening by SHA-256(seed ‖ lot), the lot as decimal digits. Done once, by whichever
 * process comes first: the row lock keeps the others out, and waits for joins in progress.
 */
export async function drawLots(db: Db, saleId: string): Promise<void> {
	await transaction(db, async (db) => {
		const { rows } = await db.execute(sql`
			select from ${waitingRooms} room join ${ticketSales} sale on sale.id = room.sale_id
			where room.sale_id = ${saleId} and ${isDue}
			for update of room skip locked`);
		if (rows.length === 0) return;
		await db.execute(sql`
			with drawn as (
				select lot, row_number() over (order by sha256(seed || convert_to(lot::text, 'UTF8'))) as place
				from (
					select distinct lot, seed from ${waitingFans} fan
					join ${waitingRooms} room using (sale_id) join ${ticketSales} sale on sale.id = sale_id
					where sale_id = ${saleId} and left_at is null and joined_at < opens_at
				) lots
			), placed as (
				update ${waitingFans} fan set place = drawn.place, changed_at = clock_timestamp()
				from drawn where fan.lot = drawn.lot and fan.sale_id = ${saleId}
			)
			update ${waitingRooms} set drawn_at = now(), admits_from = now(),
				drawn_lots = (select coalesce(array_agg(lot order by lot), '{}') from drawn)
			where sale_id = ${saleId}`);
	});
}
