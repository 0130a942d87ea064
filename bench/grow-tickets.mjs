// Years of tickets of a club, beside the orders of `grow-orders.mjs`: the fan has as many in both clubs, so that only
// the number of other tickets differs.
import { expect } from "../chaos/expect.mjs";

const ownTickets = 20;
const ofAnOrder = 5;

/** Inserts so many tickets of other fans, and returns the fan's requests: their own, one of them, and the state of a code. */
export async function growTickets(client, { headers }, count) {
	const query = async (statement, values) => (await client.query(statement, values)).rows;
	await query("begin");
	await query("set local session_replication_role = replica");
	await insertTickets(query, { name: "OWN", first: 0xf0000000, count: ownTickets });
	if (count > 0) await insertTickets(query, { name: "ALL", first: 0x10000000, count });
	await query("commit");
	const [{ total }] = await query("select count(*)::int as total from passes");
	expect(total >= count + ownTickets, `${total} tickets were made`);
	const own = (0xf0000000 + 7).toString(16).toUpperCase();
	let turn = 0;
	return {
		list: () => ({ path: "/passes?when=past", headers }),
		page: () => ({ path: `/passes/${own}`, headers }),
		// Each from an address of its own: guessing is rate-limited.
		check: () => ({
			path: `/ticket-checks?code=${own}`,
			headers: { "x-forwarded-for": `10.9.${turn >> 8}.${turn++ & 255}` },
		}),
	};
}

/** For past matches, used long ago. */
const insertTickets = (query, { name, first, count }) =>
	query(`
		with sections as (
			select array_agg(id) as ids from ticket_sections
		), matches as (
			select array_agg(id) as ids from (
				select id from events where status = 'finished' order by starts_at desc, id limit ${name === "OWN" ? 5 : 5_000}
			) finished
		), bought as (
			select id, member_id, paid_at, row_number() over (order by number) as at from orders
			where number like 'BENCH-${name}-%' order by number limit ${Math.ceil(count / ofAnOrder)}
		)
		insert into passes (number, order_id, position, place, event_id, section_id, member_id, holder, state, issued_at, used_at, used_gate)
		select upper(to_hex(${first}::bigint + (at - 1) * ${ofAnOrder} + place)), bought.id, 1, place,
			matches.ids[1 + at % cardinality(matches.ids)], sections.ids[1 + at % cardinality(sections.ids)],
			member_id, 'Fan', 'used', paid_at, paid_at + interval '1 day', 'A'
		from bought, sections, matches, generate_series(1, ${ofAnOrder}) place`);
