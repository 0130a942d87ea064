import { expect } from "../chaos/expect.mjs";

/**
 * Two sections of one open sale, a promo link to both, and two variants, each with as many as a case wants. And the match
 * where goods are picked up.
 */
export async function findWares(club) {
	const [promo] = await club.query(`
		select promo_links.id, promo_links.slug, promo_links.sale_id, section_keys
		from promo_links join ticket_sales on ticket_sales.id = sale_id
		where now() between promo_links.opens_at and promo_links.closes_at
		and now() between ticket_sales.opens_at and ticket_sales.closes_at
		order by cardinality(section_keys) desc, slug limit 1`);
	expect(promo, "the demo club has no promo link that is open");
	const sections = await club.query("select id, key from ticket_sections where sale_id = $1 order by id", [
		promo.sale_id,
	]);
	const variants = await club.query(`
		select product_variants.id from product_variants join products on products.id = product_id
		where released_at <= now() and member_limit is null order by product_variants.id limit 2`);
	await club.query("update ticket_sections set per_member_limit = 50 where sale_id = $1", [promo.sale_id]);
	await club.query("update ticket_sales set per_member_limit = 50 where id = $1", [promo.sale_id]);
	return {
		saleId: promo.sale_id,
		sections: sections.map(({ id }) => id),
		promo: {
			id: promo.id,
			slug: promo.slug,
			section: sections.find(({ key }) => promo.section_keys.includes(key)).id,
		},
		variants: variants.map(({ id }) => id),
		pickUp: await findPickUp(club),
	};
}

/** The match where goods are picked up. */
export async function findPickUp(club) {
	const [match] = await club.query(`
		select slug from events where kind = 'match' and home and status = 'scheduled' and starts_at > now()
		order by starts_at limit 1`);
	expect(match, "the demo club has no home match ahead");
	return match.slug;
}

/** The numbered section with the most seats of all open sales, and its ordinary seats in the order of rows. */
export async function findNumbered(club) {
	const [section] = await club.query(`
		select section.id, sale_id, count(*) from ticket_seats seat
		join ticket_sections section on section.id = section_id join ticket_sales sale on sale.id = sale_id
		where now() between opens_at and closes_at and closed_at is null and seat.kind = 'seat'
		and not exists (select from waiting_rooms where waiting_rooms.sale_id = sale.id)
		group by section.id order by count(*) desc, section.id limit 1`);
	expect(section, "the demo club has no numbered section on sale");
	await club.query("update ticket_sections set per_member_limit = 50 where id = $1", [section.id]);
	await club.query("update ticket_sales set per_member_limit = 50 where id = $1", [section.sale_id]);
	const seats = await club.query(
		"select id, row, number from ticket_seats where section_id = $1 and kind = 'seat' order by row, number",
		[section.id],
	);
	return { saleId: section.sale_id, sectionId: section.id, seats };
}

/** Sets the size of each; nobody has any yet. Only for things that nobody has ordered. */
export const stock = (club, ids, size) =>
	club.query("update allotments set size = $2, held = 0, sold = 0 where id = any($1)", [ids, size]);

/** Makes them sold out; whoever has some keeps it. */
export const sellOut = (club, ids) =>
	club.query("update allotments set size = held + sold where id = any($1)", [ids]);

/** What is currently sold or held. */
export async function taken(club, id) {
	const [row] = await club.query(
		`select sold + (select coalesce(sum(quantity), 0) from holds where allotment_id = $1 and expires_at > now())::bigint as taken
		from allotments where id = $1`,
		[id],
	);
	return Number(row.taken);
}
