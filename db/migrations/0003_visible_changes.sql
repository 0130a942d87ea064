-- NOTIFY takes one lock for the whole database at commit, so rows that change all the time (seats, stock, members) must not
-- announce every change, only one that a page shows. A row that has a page of its own announces its own tag
-- ("tickets/derbi"), which leaves all other pages alone.

-- The sections of a sale: what staff change of them. How many places are left is a count, see below.
create trigger announce_change after insert or delete on ticket_sections for each statement execute function announce_content_change('tickets');
create trigger announce_update after update on ticket_sections for each row when (
	(old.sale_id, old.key, old.label, old.stand, old.gate, old.note, old.price, old.per_member_limit, old.shaded, old.list_order)
		is distinct from
		(new.sale_id, new.key, new.label, new.stand, new.gate, new.note, new.price, new.per_member_limit, new.shaded, new.list_order)
) execute function announce_content_change('tickets');
create trigger announce_closed after update on ticket_sections for each row when (
	old.closed_at is distinct from new.closed_at
) execute function announce_content_change('tickets');

-- Whether a section's seats are numbered.
create trigger announce_change after insert or delete on ticket_seats for each statement execute function announce_content_change('tickets');

create trigger announce_change after insert or delete on promo_links for each statement execute function announce_content_change('tickets');
create trigger announce_update after update on promo_links for each row when (
	(old.slug, old.sale_id, old.label, old.price, old.section_keys, old.opens_at, old.closes_at)
		is distinct from (new.slug, new.sale_id, new.label, new.price, new.section_keys, new.opens_at, new.closes_at)
) execute function announce_content_change('tickets');

create trigger announce_change after insert or delete on product_variants for each statement execute function announce_content_change('store');
create trigger announce_update after update on product_variants for each row when (
	(old.product_id, old.sku, old.size, old.colour, old.weight_grams, old.price_override, old.list_order, old.preorder_id)
		is distinct from (new.product_id, new.sku, new.size, new.colour, new.weight_grams, new.price_override, new.list_order, new.preorder_id)
) execute function announce_content_change('store');

-- The sale's page shows when the room opens, the seed's hash and, after the draw, the seed. Each second's admissions it doesn't.
create function announce_room_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'tickets/' || events.slug)
	from ticket_sales join events on events.id = ticket_sales.event_id where ticket_sales.id = new.sale_id;
	return null;
end
$$;

create trigger announce_change after insert on waiting_rooms for each row execute function announce_room_change();
create trigger announce_update after update on waiting_rooms for each row when (
	(old.starts_at, old.ends_at, old.seed, old.drawn_at) is distinct from (new.starts_at, new.ends_at, new.seed, new.drawn_at)
) execute function announce_room_change();

-- A member is shown on one card, and beside their ratings: on the pages of the products they rated, not on the store's others.
create function announce_member_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'members/' || old.id);
	perform pg_notify('content_changed', 'store/' || products.slug)
	from ratings join products on products.id = ratings.product_id where ratings.member_id = old.id;
	return null;
end
$$;

create trigger announce_change after delete on members for each row execute function announce_member_change();
create trigger announce_update after update on members for each row when (
	(old.name, old.avatar, old.favourite_division, old.card_hidden)
		is distinct from (new.name, new.avatar, new.favourite_division, new.card_hidden)
) execute function announce_member_change();

-- What pages show of a count: the exact number when few are left, otherwise whether it is a tenth or less of all.
-- For any table with a count: `when (shown_left(old …) is distinct from shown_left(new …))`.
create function shown_left(remaining bigint, total bigint) returns text language sql immutable parallel safe
return case when remaining <= 20 then remaining::text when remaining * 10 <= total then 'few' else 'many' end;

create function announce_allotment_change() returns trigger language plpgsql as $$
declare
	low_stock constant integer := 10;
	was_left constant bigint := old.size - old.held - old.sold;
	is_left constant bigint := new.size - new.held - new.sold;
	stock_now bigint;
begin
	if new.kind = 'variant' then
		perform pg_notify('content_changed', 'store/' || products.slug)
		from product_variants join products on products.id = product_variants.product_id where product_variants.id = new.id;
		select sum(allotments.size - allotments.held - allotments.sold) into stock_now
		from product_variants sibling join allotments on allotments.id = sibling.id
		where sibling.product_id = (select product_id from product_variants where id = new.id);
		if least(stock_now, stock_now - is_left + was_left) <= low_stock then
			perform pg_notify('content_changed', 'store');
		end if;
	elsif new.kind in ('section', 'promo') then
		perform pg_notify('content_changed', 'tickets/' || events.slug)
		from ticket_sales join events on events.id = ticket_sales.event_id
		where ticket_sales.id = coalesce(
			(select sale_id from ticket_sections where id = new.id), (select sale_id from promo_links where id = new.id)
		);
		-- Lists show whether there are tickets at all, and from which price.
		if new.kind = 'section' and (was_left > 0) <> (is_left > 0) then
			perform pg_notify('content_changed', 'tickets');
		end if;
	end if;
	return null;
end
$$;

-- Only kinds that pages show: the budgets of vouchers are rupiah, and change with every order.
create trigger announce_left after update on allotments for each row when (
	new.kind in ('variant', 'section', 'promo') and
	shown_left(old.size - old.held - old.sold, case old.kind when 'variant' then 0 else old.size end)
		is distinct from
		shown_left(new.size - new.held - new.sold, case new.kind when 'variant' then 0 else new.size end)
) execute function announce_allotment_change();

-- A product's page also shows how many pre-orders are left, and lists show whether there are any.
create function announce_preorder_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'store/' || products.slug)
	from product_variants join products on products.id = product_variants.product_id
	where product_variants.preorder_id = new.id;
	if (old.size - old.held - old.sold > 0) <> (new.size - new.held - new.sold > 0) then
		perform pg_notify('content_changed', 'store');
	end if;
	return null;
end
$$;

create trigger announce_preorders_left after update on allotments for each row when (
	new.kind = 'preorder' and
	shown_left(old.size - old.held - old.sold, 0) is distinct from shown_left(new.size - new.held - new.sold, 0)
) execute function announce_preorder_change();
