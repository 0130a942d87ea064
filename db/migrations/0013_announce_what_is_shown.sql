-- NOTIFY takes one lock for the whole database at commit, so rows that change all the time (seats, stock, members) must not
-- announce every change, only one that a page shows. A row that has a page of its own announces its own tag
-- ("tickets/derbi"), which leaves all other pages alone.

-- What pages show of a count: the exact number when few are left, otherwise whether it is a tenth or less of all.
-- For any table with a count: `when (shown_left(old …) is distinct from shown_left(new …))`.
create function shown_left(remaining integer, total integer) returns text language sql immutable parallel safe
return case when remaining <= 20 then remaining::text when remaining::bigint * 10 <= total then 'few' else 'many' end;
--> statement-breakpoint
-- For tables with a `sale_id`.
create function announce_sale_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'tickets/' || events.slug)
	from ticket_sales join events on events.id = ticket_sales.event_id where ticket_sales.id = new.sale_id;
	return null;
end
$$;
--> statement-breakpoint
drop trigger announce_change on ticket_sections;
--> statement-breakpoint
create trigger announce_change after insert or delete on ticket_sections for each statement execute function announce_content_change('tickets');
--> statement-breakpoint
-- Lists show whether there are tickets at all, and from which price.
create trigger announce_update after update on ticket_sections for each row when (
	(old.sale_id, old.key, old.label, old.stand, old.gate, old.note, old.price, old.quota, old.per_member_limit, old.list_order)
		is distinct from
		(new.sale_id, new.key, new.label, new.stand, new.gate, new.note, new.price, new.quota, new.per_member_limit, new.list_order)
	or (old.held + old.sold < old.quota) <> (new.held + new.sold < new.quota)
) execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_left after update on ticket_sections for each row when (
	shown_left(old.quota - old.held - old.sold, old.quota) is distinct from shown_left(new.quota - new.held - new.sold, new.quota)
) execute function announce_sale_change();
--> statement-breakpoint
drop trigger announce_change on promo_links;
--> statement-breakpoint
create trigger announce_change after insert or delete on promo_links for each statement execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_update after update on promo_links for each row when (
	(old.slug, old.sale_id, old.label, old.price, old.section_keys, old.quota, old.opens_at, old.closes_at)
		is distinct from (new.slug, new.sale_id, new.label, new.price, new.section_keys, new.quota, new.opens_at, new.closes_at)
) execute function announce_content_change('tickets');
--> statement-breakpoint
create trigger announce_left after update on promo_links for each row when (
	shown_left(old.quota - old.used, old.quota) is distinct from shown_left(new.quota - new.used, new.quota)
) execute function announce_sale_change();
--> statement-breakpoint
-- A product's own page shows the stock of each variant; lists show the product's stock once it is low.
create function announce_stock_change() returns trigger language plpgsql as $$
declare
	low_stock constant integer := 10;
	stock_now bigint;
begin
	perform pg_notify('content_changed', 'store/' || slug) from products where id = new.product_id;
	select sum(stock) into stock_now from product_variants where product_id = new.product_id;
	if least(stock_now, stock_now - new.stock + old.stock) <= low_stock then
		perform pg_notify('content_changed', 'store');
	end if;
	return null;
end
$$;
--> statement-breakpoint
drop trigger announce_change on product_variants;
--> statement-breakpoint
create trigger announce_change after insert or delete on product_variants for each statement execute function announce_content_change('store');
--> statement-breakpoint
create trigger announce_update after update on product_variants for each row when (
	(old.product_id, old.sku, old.size, old.colour, old.weight_grams, old.price_override, old.list_order)
		is distinct from (new.product_id, new.sku, new.size, new.colour, new.weight_grams, new.price_override, new.list_order)
) execute function announce_content_change('store');
--> statement-breakpoint
create trigger announce_left after update on product_variants for each row when (
	shown_left(old.stock, 0) is distinct from shown_left(new.stock, 0)
) execute function announce_stock_change();
--> statement-breakpoint
-- A member is shown on one card and nowhere else.
create function announce_member_change() returns trigger language plpgsql as $$
begin
	perform pg_notify('content_changed', 'members/' || old.id);
	return null;
end
$$;
--> statement-breakpoint
drop trigger announce_change on members;
--> statement-breakpoint
create trigger announce_change after delete on members for each row execute function announce_member_change();
--> statement-breakpoint
create trigger announce_update after update on members for each row when (
	(old.name, old.avatar, old.favourite_division, old.card_hidden)
		is distinct from (new.name, new.avatar, new.favourite_division, new.card_hidden)
) execute function announce_member_change();
