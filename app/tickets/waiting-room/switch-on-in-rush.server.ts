import { sql } from "drizzle-orm";
import * as z from "zod";
import { leftOf, sizeOf } from "../../orders/allotments/allotments.server";
import { defineJob } from "../../platform/data/jobs.server";
import { ticketSales, ticketSections } from "../tables.server";
import { waitingRooms } from "./tables.server";

/**
 * Compares how much of each sale is taken with a minute ago, and switches on rooms that wait for a rush. Returns don't
 * count; a missed minute only makes the next interval longer.
 */
export const switchOnInRush = defineJob({
	name: "switch-on-in-rush",
	data: z.object({}),
	retry: { tries: 0, delay: 30 },
	every: "* * * * *",
	run: async ({ db }) => {
		await db.execute(sql`
			update ${waitingRooms} room set taken_before = taken,
				starts_at = case when taken - taken_before >= busy_from then now() end
			from (
				select waiting.sale_id, (
					select coalesce(sum(${sizeOf(sql`section`)} - ${leftOf(sql`section`)}), 0)::int
					from ${ticketSections} section where section.sale_id = waiting.sale_id
				) as taken
				from ${waitingRooms} waiting join ${ticketSales} sale on sale.id = waiting.sale_id
				where waiting.starts_at is null and waiting.busy_from is not null
				and sale.published_at is not null and sale.opens_at <= now() and sale.closes_at > now()
			) counted
			where room.sale_id = counted.sale_id and room.starts_at is null and room.busy_from is not null`);
	},
});
